import type { Page } from '@playwright/test';
import { type Contender, firstLine, type Specimen } from './contest.ts';
import type { Photo } from './photos.ts';
import { psnr } from './psnr.ts';
import { isSameSize, pixelsOf, truthOf } from './truth.ts';
import { type Blocking, watchMainThread } from './watch.ts';

export interface Traits {
  readonly name: string;
  readonly bytes: number;
  /** In decibels, against the source picture. */
  readonly psnr?: number | 'identical';
  readonly blocking?: Blocking;
  /** Its fault, in a word or two. */
  readonly fault?: string;
}

declare global {
  /** In a page under measurement: the latest output file. */
  var lastOutput: Blob | undefined;
}

/** `work` leaves its file in the page, so that the transfer is not measured. */
export async function specimenFrom(page: Page, work: () => Promise<unknown>): Promise<Specimen> {
  const blocking = await watchMainThread(page, work);
  const address = await page.evaluate(() => {
    const reader = new FileReader();
    reader.readAsDataURL(globalThis.lastOutput ?? new Blob());
    return new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
  });
  return { output: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), blocking };
}

/** Runs each contender once more outside the contest, so that examining the output does not affect its times. */
export async function examineAll(contenders: readonly Contender[], photo: Photo): Promise<Traits[]> {
  const traits: Traits[] = [];
  for (const { name, examine } of contenders) {
    if (!examine) continue;
    try {
      traits.push({ name, ...(await judge(await examine(), photo)) });
    } catch (error) {
      traits.push({ name, bytes: Number.NaN, fault: firstLine(error) });
    }
  }
  return traits;
}

async function judge({ output, blocking }: Specimen, photo: Photo): Promise<Omit<Traits, 'name'>> {
  const known = { bytes: output.length, ...(blocking && { blocking }) };
  const [truth, picture] = await Promise.all([truthOf(photo), pixelsOf(output)]);
  if (!isSameSize(truth, picture)) return { ...known, fault: 'turned or resized' };
  return { ...known, psnr: psnr(truth.data, picture.data) };
}
