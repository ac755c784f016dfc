import decodeJpeg from '@jsquash/jpeg/decode.js';
import encodeJpeg from '@jsquash/jpeg/encode.js';
import decodePng from '@jsquash/png/decode.js';
import encodePng from '@jsquash/png/encode.js';
import decodeWebp from '@jsquash/webp/decode.js';
import encodeWebp from '@jsquash/webp/encode.js';
import type { Measured } from '../measured.ts';
import { mediaTypes, quality, Stages, serveWork } from './protocol.ts';

/** Selected by the first byte, which is enough for photos that we made ourselves. */
const decoders: Record<number, (bytes: ArrayBuffer) => Promise<ImageData>> = {
  255: (bytes) => decodeJpeg(bytes),
  137: (bytes) => decodePng(bytes),
  82: (bytes) => decodeWebp(bytes),
};

const encoders: Record<Measured, (picture: ImageData) => Promise<ArrayBuffer>> = {
  jpg: (picture) => encodeJpeg(picture, { quality }),
  png: (picture) => encodePng(picture),
  webp: (picture) => encodeWebp(picture, { quality, method: 4 }),
};

serveWork(async ({ file, target }) => {
  const stages = new Stages();
  const bytes = await file.arrayBuffer();
  const decode = decoders[new Uint8Array(bytes)[0] ?? 0];
  if (!decode) throw new Error('jSquash has no decoder for this');
  const picture = await decode(bytes);
  stages.end('decode');
  const encoded = await encoders[target](picture);
  stages.end('encode');
  return { blob: new Blob([encoded], { type: mediaTypes[target] }), stages: stages.times };
});
