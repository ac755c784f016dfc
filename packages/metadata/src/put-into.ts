import type { Target } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { MetadataReport } from '@image-converter/formats/report';
import type { Bytes } from './bytes.ts';
import { exifBlock } from './exif/write.ts';
import { forms } from './forms.ts';
import { iptcBlock } from './iptc/write.ts';
import type { Metadata } from './metadata.ts';
import type { Policy } from './metadata-policy.ts';
import { select } from './select.ts';
import type { Form, SelectedMetadata } from './selected-metadata.ts';
import { writePacket } from './xmp/packet.ts';

interface NewPicture {
  readonly bytes: Bytes;
  readonly target: Target;
  readonly size: Size;
}

export interface Carried {
  /** The new file; its parts follow each other. */
  readonly parts: Bytes[];
  readonly report: MetadataReport;
}

/**
 * Puts what the old file said about its picture into the new one, which is upright and in sRGB. It never fails: the
 * picture is worth more than its metadata, so what cannot be written is left out, and the report says so.
 */
export function putInto({ bytes, target, size }: NewPicture, metadata: Metadata, policy: Policy): Carried {
  const form = forms[target];
  const { kept, tally } = select(metadata, { policy, size, form });
  const damage = metadata.unreadable.length > 0 ? { damaged: true } : {};
  const parts = form && written(form, bytes, kept);
  if (!parts) return { parts: [bytes], report: { kept: [], removed: tally.found, ...damage } };
  return { parts, report: { kept: tally.kept, removed: tally.removed, ...damage } };
}

/** Undefined if there is nothing to write, or no place for it. */
function written(form: Form, file: Bytes, kept: SelectedMetadata): Bytes[] | undefined {
  const { directories, properties, datasets } = kept;
  if (!directories && properties.length === 0 && datasets.length === 0) return undefined;
  try {
    return form.write(file, kept);
  } catch {
    return undefined;
  }
}

/** For heads, padding, and numbers with more digits. */
const margin = 1000;

/** The most bytes by which a file grows, in case there is a limit. */
export function roomFor(metadata: Metadata, target: Target, policy: Policy): number {
  const { kept } = select(metadata, { policy, size: { width: 1, height: 1 }, form: forms[target] });
  const { directories, properties, datasets } = kept;
  const blocks = [directories ? exifBlock(directories) : [], writePacket(properties), iptcBlock(datasets)];
  return blocks.reduce((sum, { length }) => sum + length, margin);
}
