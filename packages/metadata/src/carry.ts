import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Bytes } from './bytes.ts';
import type { Policy } from './metadata-policy.ts';
import { type Carried, putInto, roomFor } from './put-into.ts';
import { readMetadata } from './read-metadata.ts';

/** Brings the metadata of a file into the pictures that are made of it. */
interface Carrier {
  /** Where the size of a file is limited: how many bytes are left for the picture. */
  readonly maxBytes: number | undefined;
  /** May be called for each page. */
  addTo(picture: Bytes, size: Size): Carried;
}

/** Call it before the file is converted, and only if something is to be kept. */
export async function carrierOf(
  file: Bytes,
  format: AnyFormat,
  policy: Policy,
  { target, maxBytes }: Pick<ConversionOptions, 'target' | 'maxBytes'>,
): Promise<Carrier> {
  const metadata = await readMetadata(file, format);
  return {
    maxBytes: maxBytes && Math.max(1, maxBytes - roomFor(metadata, target, policy)),
    addTo: (bytes, size) => putInto({ bytes, target, size }, metadata, policy),
  };
}
