import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Target } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { MetadataReport } from '@image-converter/formats/report';
import type { Bytes } from './bytes.ts';
import { forms } from './forms.ts';
import type { Form, Kept } from './kept.ts';
import { type Parsed, parseBlocks } from './parsed.ts';
import { readBlocks } from './read.ts';
import { select } from './select.ts';
import type { Policy } from './wanted.ts';

interface OldPicture {
  readonly bytes: Bytes;
  readonly format: AnyFormat;
}

interface NewPicture {
  readonly bytes: Bytes;
  readonly target: Target;
  readonly size: Size;
}

interface Carried {
  /** The new file; its parts follow each other. */
  readonly parts: Bytes[];
  readonly report: MetadataReport;
}

/**
 * Puts what the old file says about its picture into the new one, which is upright and in sRGB. It never fails: the
 * picture is worth more than its metadata, so what cannot be read or written is left out, and the report says so.
 */
export async function carryOver(old: OldPicture, made: NewPicture, policy: Policy): Promise<Carried> {
  const form = forms[made.target];
  if (!form) return { parts: [made.bytes], report: { kept: [], removed: [] } };
  const parsed = await parsedFrom(old);
  const { kept, tally } = select(parsed, { policy, size: made.size, form });
  const damage = parsed.unreadable.length > 0 ? { damaged: true } : {};
  const parts = written(form, made.bytes, kept);
  if (!parts) return { parts: [made.bytes], report: { kept: [], removed: tally.found, ...damage } };
  return { parts, report: { kept: tally.kept, removed: tally.removed, ...damage } };
}

/** Undefined if there is nothing to write, or no place for it. */
function written(form: Form, file: Bytes, kept: Kept): Bytes[] | undefined {
  const { directories, properties, datasets } = kept;
  if (!directories && properties.length === 0 && datasets.length === 0) return undefined;
  try {
    return form.write(file, kept);
  } catch {
    return undefined;
  }
}

async function parsedFrom({ bytes, format }: OldPicture): Promise<Parsed> {
  try {
    return parseBlocks(await readBlocks(bytes, format));
  } catch {
    return { directories: undefined, properties: [], datasets: [], unreadable: ['exif'] };
  }
}
