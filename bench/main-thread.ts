import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { firstLine } from './contest.ts';
import type { Photos } from './conversions.ts';
import { convertInPage } from './ours.ts';
import { type Blocking, watchMainThread } from './watch.ts';

export interface Calm extends Blocking {
  readonly what: string;
  /** Reason why the files were not converted, in which case the figures are NaN. */
  readonly failure?: string;
}

const restMilliseconds = 3000;
const unknown: Blocking = {
  longestTask: undefined,
  longTasks: Number.NaN,
  worstGap: Number.NaN,
  typicalGap: Number.NaN,
  milliseconds: Number.NaN,
};

/** Our own page when idle, and while it converts the max number of files at once. */
export async function measureCalm(page: Page, { jpg, png, heic }: Photos): Promise<Calm[]> {
  const watched = async (what: string, work: () => Promise<unknown>): Promise<Calm> => {
    try {
      return { what, ...(await watchMainThread(page, work)) };
    } catch (error) {
      return { what, ...unknown, failure: firstLine(error) };
    }
  };
  return [
    await watched('at rest', () => pause(restMilliseconds)),
    await watched('5 × JPG → WebP', () => convertInPage(page, jpg, 'webp', 5)),
    await watched('5 × PNG → JPG', () => convertInPage(page, png, 'jpg', 5)),
    await watched('5 × HEIC → JPG', () => convertInPage(page, heic, 'jpg', 5)),
  ];
}
