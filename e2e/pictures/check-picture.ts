import { meanColours } from '@image-converter/corpus/grids';
import type { Answer, ConversionRequest } from '../firefox/engine-site.ts';
import { type Engine, reads, tries } from './engines.ts';
import { unexpected } from './expected.ts';
import { expectedFailureFor } from './expected-failures.ts';
import { type Picture, pictures } from './pictures.ts';
import { type PictureResult, record } from './results.ts';
import { shrunkPixels } from './shrunk.ts';

export type Convert = (request: ConversionRequest) => Promise<Answer>;

/** Pictures that the engine tries, plus missing ones, so that those are counted as skipped. */
export function picturesFor(engine: Engine): readonly Picture[] {
  return pictures.filter((picture) => picture.skipReason || tries(engine, picture));
}

/** Title of a picture's test, which the table of features parses. */
export function titleOf(engine: Engine, picture: Picture): string {
  const { file, format, label, expect } = picture;
  const known = expectedFailureFor(engine, picture);
  if (known) return `${file} (${label}, known to be ${known.is})`;
  const isRead = reads(engine, format) || picture.skipReason || expect === 'refused';
  return `${file} (${label}, ${isRead ? expect : 'not read'})`;
}

/**
 * Converts a picture, records the result, and describes any deviation from what is expected; undefined if there is
 * none.
 */
export async function checkPicture(engine: Engine, picture: Picture, convert: Convert): Promise<string | undefined> {
  const { of, file, target } = picture;
  const result = await convert({ of, file, target }).then(
    (answer) => resultOf(engine, picture, answer),
    (error: unknown): PictureResult => ({ of, file, status: 'wrong', detail: `the engine ended: ${error}` }),
  );
  record(engine, result);
  return unexpected(engine, picture, result);
}

async function resultOf(engine: Engine, picture: Picture, answer: Answer): Promise<PictureResult> {
  const { of, file } = picture;
  if (!answer.ok) return { of, file, ...refusal(engine, picture, answer) };
  const seen = { of, file, size: `${answer.width} × ${answer.height}` };
  const fault = picture.expect === 'refused' ? `was converted to ${seen.size}` : await picture.faultOf(answer);
  const colours = meanColours(await shrunkPixels(answer.bytes));
  return fault ? { ...seen, status: 'wrong', detail: fault, colours } : { ...seen, status: 'right', colours };
}

function refusal(engine: Engine, picture: Picture, answer: Extract<Answer, { ok: false }>) {
  const { code, detail } = answer;
  const isClear = /^[A-Z_]+$/.test(code) && !unclear.includes(code) && (picture.refusedAs?.test(code) ?? true);
  if (!isClear) return { status: 'wrong', detail: `${code}: ${detail}` } as const;
  const isRead = reads(engine, picture.format) || picture.expect === 'refused';
  return { status: isRead ? 'refused' : 'not read', detail: code } as const;
}

/** Codes for failures of ours rather than of the file. */
const unclear = ['WORKER_CRASHED', 'CRASHED', 'TIMED_OUT', 'CODEC_UNAVAILABLE', 'ABORTED', 'NO_ROOM'];
