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
  /** The new file, to be concatenated. */
  readonly parts: Bytes[];
  readonly report: MetadataReport;
}

/**
 * Adds the old file's metadata to the new picture, which is upright and in sRGB. Never fails: the picture matters more
 * than its metadata, so anything that cannot be written is dropped and reported.
 */
export function putInto({ bytes, target, size }: NewPicture, metadata: Metadata, policy: Policy): Carried {
  const form = forms[target];
  const { kept, tally } = select(metadata, { policy, size, form });
  const damage = metadata.unreadable.length > 0 ? { damaged: true } : {};
  const parts = form && written(form, bytes, kept);
  if (!parts) return { parts: [bytes], report: { kept: [], removed: tally.found, ...damage } };
  return { parts, report: { kept: tally.kept, removed: tally.removed, ...damage } };
}

/** Undefined if there is nothing to write or no room for it. */
function written(form: Form, file: Bytes, kept: SelectedMetadata): Bytes[] | undefined {
  const { directories, properties, datasets } = kept;
  if (!directories && properties.length === 0 && datasets.length === 0) return undefined;
  try {
    return form.write(file, kept);
  } catch {
    return undefined;
  }
}

/** For headers, padding, and numbers with more digits. */
const margin = 1000;

/** Max bytes that metadata adds, for conversions with a size limit. */
export function roomFor(metadata: Metadata, target: Target, policy: Policy): number {
  const { kept } = select(metadata, { policy, size: { width: 1, height: 1 }, form: forms[target] });
  const { directories, properties, datasets } = kept;
  const blocks = [directories ? exifBlock(directories) : [], writePacket(properties), iptcBlock(datasets)];
  return blocks.reduce((sum, { length }) => sum + length, margin);
}
