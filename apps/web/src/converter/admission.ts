import type { ConverterRules } from '@image-converter/formats/converters';
import type { Format } from '@image-converter/formats/formats';
import { sniff } from '@image-converter/formats/sniff';

/** Why a file was not taken. */
export type Rejection =
  | { reason: 'empty'; file: File }
  | { reason: 'too-large'; file: File }
  /** With how many more files had fitted before these came. */
  | { reason: 'too-many'; file: File; room: number }
  | { reason: 'unknown'; file: File }
  /** It is a picture, but not what this converter takes. */
  | { reason: 'other-format'; file: File; format: Format };

export interface Admission {
  accepted: { file: File; format: Format }[];
  rejected: Rejection[];
}

const headBytes = 4096;

/** A file is what its bytes say. Files that fit are taken even when others in the same drop do not. */
export async function admit(files: readonly File[], rules: ConverterRules, held: number): Promise<Admission> {
  const checks = await Promise.all(files.map((file) => check(file, rules)));
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

async function check(file: File, rules: ConverterRules): Promise<Rejection | { file: File; format: Format }> {
  if (file.size === 0) return { reason: 'empty', file };
  const format = sniff(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!format) return { reason: 'unknown', file };
  if (!rules.accepts.includes(format)) return { reason: 'other-format', file, format };
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return { reason: 'too-large', file };
  return { file, format };
}
