import { type AnyFormat, factsOfFormat, isCommon } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import type { Format, Target } from '@image-converter/formats/formats';
import { pairNames, pairOf, pairs } from '@image-converter/formats/pairs';
import { formatOf } from '@image-converter/formats/sniff';
import { type Page, pageTable } from '../routes/pages.ts';

/** Why a file was rejected. */
export type Rejection =
  | { reason: 'empty'; name: string }
  | { reason: 'too-large'; name: string }
  /** `room` is how many more files would have fitted before these were added. */
  | { reason: 'too-many'; name: string; room: number }
  | { reason: 'unknown'; name: string }
  /** It is a picture, but not what this converter takes. */
  | { reason: 'other-format'; name: string; format: AnyFormat; label: string };

export interface Admission {
  accepted: { file: File; format: Format }[];
  rejected: Rejection[];
}

/** Formats are told by the bytes. Files that fit are accepted even when others in the same drop are not. */
export async function admit(files: readonly File[], rules: ConverterRules, held: number): Promise<Admission> {
  const checks = await Promise.all(files.map((file) => check(file, rules)));
  const rejected: Rejection[] = [];
  const room = rules.maxFiles - held;
  const accepted: Admission['accepted'] = [];
  for (const checked of checks) {
    if ('reason' in checked) rejected.push(checked);
    else if (accepted.length >= room) rejected.push({ reason: 'too-many', name: checked.file.name, room });
    else accepted.push(checked);
  }
  return { accepted, rejected };
}

async function check(file: File, rules: ConverterRules): Promise<Rejection | { file: File; format: Format }> {
  const { name } = file;
  if (file.size === 0) return { reason: 'empty', name };
  // A dropped folder, or a file that no longer exists, cannot be read.
  const format = await formatOf(file).catch(() => undefined);
  const facts = format && (await factsOfFormat(format).catch(() => undefined));
  if (!facts || facts.read.browser.length === 0) return { reason: 'unknown', name };
  if (!isCommon(format) || !rules.accepts.includes(format)) {
    return { reason: 'other-format', name, format, label: facts.label };
  }
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return { reason: 'too-large', name };
  return { file, format };
}

/** The page that takes such files: with the same target if there is one, otherwise with any, otherwise home. */
export function rightPage(format: AnyFormat, target: Target): Page | undefined {
  if (!isCommon(format)) return undefined;
  const pair = pairOf(format, target) ?? pairNames.find((name) => pairs[name].from.includes(format));
  if (pair) return pair;
  return pageTable.home.rules.accepts.includes(format) ? 'home' : undefined;
}
