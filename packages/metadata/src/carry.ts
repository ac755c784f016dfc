import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Size } from '@image-converter/formats/inspection';
import { keepsPlaces } from '@image-converter/formats/keeps-places';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Bytes } from './bytes.ts';
import type { Metadata } from './metadata.ts';
import type { Policy } from './metadata-policy.ts';
import { type Carried, putInto, roomFor } from './put-into.ts';
import { readMetadata } from './read-metadata.ts';
import { isRegion } from './xmp/properties.ts';

/** Carries the metadata of a file over to the pictures converted from it. */
interface Carrier {
  /** If the file size is limited: max bytes of the picture itself. */
  readonly maxBytes: number | undefined;
  /** May be called for each page. */
  addTo(picture: Bytes, size: Size): Carried;
}

/** Call before the file is converted, and only if metadata should be kept. */
export async function carrierOf(
  file: Bytes,
  format: AnyFormat,
  policy: Policy,
  options: Pick<ConversionOptions, 'target' | 'rotate' | 'flip' | 'crop' | 'size'> & Pick<Carrier, 'maxBytes'>,
): Promise<Carrier> {
  const { target, maxBytes } = options;
  const read = await readMetadata(file, format);
  const metadata = keepsPlaces(options) ? read : withoutRegions(read);
  return {
    maxBytes: maxBytes && Math.max(1, maxBytes - roomFor(metadata, target, policy)),
    addTo: (bytes, size) => putInto({ bytes, target, size }, metadata, policy),
  };
}

/** Faces would be marked where they were. */
function withoutRegions(metadata: Metadata): Metadata {
  return { ...metadata, properties: metadata.properties.filter(({ name }) => !isRegion(name)) };
}
