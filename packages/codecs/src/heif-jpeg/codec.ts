import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { type Box, bodyOf } from '@image-converter/formats/inspect/boxes';
import { orientationOf } from '@image-converter/formats/inspect/heif-transforms';
import { inspectIsobmff, partsOf } from '@image-converter/formats/inspect/isobmff';
import type { Codec, Source } from '../codec.ts';
import { innerFile } from '../inner-file.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { withSegments } from './segments.ts';

/** HEIF with a JPEG inside: extracts that JPEG, with the HEIF's orientation and profile. */
export const codec = {
  inspect: inspectIsobmff,

  async decode({ file }: Source, host: BrowserHost): Promise<Picture> {
    const { stills } = await partsOf(file);
    if (stills?.type !== 'jpeg' || stills.place === undefined)
      throw new UnsupportedFile('KIND_OF_PIXELS', 'HEIF: no JPEG');
    const { properties, place } = stills;
    if (stills.hasAlpha || bodyOf(properties, 'clap'))
      throw new UnsupportedFile('KIND_OF_PIXELS', 'HEIF: JPEG with more');
    // Data after the end of the JPEG is ignored by decoders.
    const coded = new Uint8Array(await file.slice(place).arrayBuffer());
    const jpeg = withSegments([tablesOf(properties), coded], orientationOf(properties), profileOf(properties));
    const inner = new Blob(jpeg, { type: 'image/jpeg' });
    return host.pictureIn(innerFile(inner, 'jpg'));
  },
} satisfies Codec<Picture, BrowserHost>;

/** Tables shared by the pictures of a file may be stored separately. */
function tablesOf(properties: readonly Box[]): Uint8Array<ArrayBuffer> {
  const body = bodyOf(properties, 'jpgC');
  return body ? bytesOf(body) : new Uint8Array();
}

function profileOf(properties: readonly Box[]): Uint8Array<ArrayBuffer> | undefined {
  const body = bodyOf(properties, 'colr');
  if (!body || body.byteLength < 4) return undefined;
  const kind = String.fromCharCode(...bytesOf(body).subarray(0, 4));
  return kind === 'prof' || kind === 'rICC' ? bytesOf(body).subarray(4) : undefined;
}

function bytesOf({ buffer, byteOffset, byteLength }: DataView): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}
