import { type AnyFormat, factsOfFormat, isCommon } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import type { Target } from '@image-converter/formats/formats';
import { pairNames, pairOf, pairs } from '@image-converter/formats/pairs';
import { formatOf } from '@image-converter/formats/sniff';
import type { FileGuess } from '@image-converter/formats/unknown/identify';
import { type Page, pageTable } from '../routes/pages.ts';
import { guessFile } from '../unknown-files/guess-file.ts';
import { inLanes } from './in-lanes.ts';

/** A file that is taken, and what it is by its bytes. */
export interface Admitted {
  file: File;
  format: AnyFormat;
  /** What the format is called. */
  label: string;
}

/** Why a file was rejected. */
export type Rejection = { readonly file: File } & Reason;

type Reason =
  | { reason: 'empty' }
  | { reason: 'too-large' }
  /** `room` is how many more files would have fitted before these were added. */
  | { reason: 'too-many'; room: number }
  /** No picture that we read. Undefined if what it seems to be could not be found out. */
  | { reason: 'unknown'; guess: FileGuess | undefined }
  /** It is a picture, but not what this converter takes. */
  | { reason: 'other-format'; format: AnyFormat; label: string };

export interface Admission {
  accepted: Admitted[];
  rejected: Rejection[];
}

/** Of a folder with thousands of files, only so many are read at a time. */
const checkedAtOnce = 32;

/** Formats are told by the bytes. Files that fit are accepted even when others in the same drop are not. */
export async function admit(files: readonly File[], rules: ConverterRules, held: number): Promise<Admission> {
  const checks: (Admitted | Rejection)[] = [];
  await inLanes(files, checkedAtOnce, async (file, index) => {
    checks[index] = await check(file, rules);
  });
  const rejected: Rejection[] = [];
  const room = rules.maxFiles - held;
  const accepted: Admission['accepted'] = [];
  for (const checked of checks) {
    if ('reason' in checked) rejected.push(checked);
    else if (accepted.length >= room) rejected.push({ reason: 'too-many', file: checked.file, room });
    else accepted.push(checked);
  }
  return { accepted, rejected };
}

async function check(file: File, rules: ConverterRules): Promise<Rejection | Admitted> {
  if (file.size === 0) return { reason: 'empty', file };
  // A dropped folder, or a file that no longer exists, cannot be read.
  const format = await formatOf(file).catch(() => undefined);
  const facts = format && (await factsOfFormat(format).catch(() => undefined));
  if (!facts || facts.read.browser.length === 0) return { reason: 'unknown', file, guess: await guessFile(file) };
  if (!takes(rules, format)) {
    return { reason: 'other-format', file, format, label: facts.label };
  }
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return { reason: 'too-large', file };
  return { file, format, label: facts.label };
}

function takes({ accepts, also }: ConverterRules, format: AnyFormat): boolean {
  return accepts.includes(format) || (also === 'rare formats' && !isCommon(format));
}

/** The page that takes such files: with the same target if there is one, otherwise with any, otherwise home. */
export function matchingPage(format: AnyFormat, target: Target): Page | undefined {
  const pair = pairOf(format, target) ?? pairNames.find((name) => pairs[name].from.includes(format));
  if (pair) return pair;
  return pageTable.home.rules.accepts.includes(format) ? 'home' : undefined;
}
