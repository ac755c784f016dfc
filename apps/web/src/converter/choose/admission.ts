import { type AnyFormat, factsOfFormat, isCommon } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import type { Target } from '@image-converter/formats/formats';
import { pairNames, pairOf, pairs } from '@image-converter/formats/pairs';
import { formatOf } from '@image-converter/formats/sniff';
import { type Page, pageTable } from '../../routes/pages.ts';
import { guessFile } from '../../unknown-files/guess-file.ts';
import { inLanes } from '../convert/in-lanes.ts';
import type { Admitted, Rejection } from '../state/state.ts';

export interface Admission {
  accepted: Admitted[];
  rejected: Rejection[];
}

/** Limits parallel reads for folders with thousands of files. */
const checkedAtOnce = 32;

/** Detects formats from the bytes. Accepts the valid files of a drop even if others are rejected. */
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
    else if (accepted.length >= room) rejected.push({ reason: 'too-many', file: checked.file });
    else accepted.push(checked);
  }
  return { accepted, rejected };
}

async function check(file: File, rules: ConverterRules): Promise<Rejection | Admitted> {
  if (file.size === 0) return { reason: 'empty', file };
  // Reading fails for a dropped folder or a file that no longer exists.
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

/** The page that accepts this format: with the same target if possible, then with any target, then home. */
export function matchingPage(format: AnyFormat, target: Target): Page | undefined {
  const pair = pairOf(format, target) ?? pairNames.find((name) => pairs[name].from.includes(format));
  if (pair) return pair;
  return pageTable.home.rules.accepts.includes(format) ? 'home' : undefined;
}
