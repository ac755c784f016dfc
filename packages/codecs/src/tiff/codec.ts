import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { decodePlainTiff, isPlainTiff, samplesOfPlainTiff } from './decode.ts';

/** Ordinary photographs, which need no WebAssembly. */
export const codec = {
  async takes(source: Source): Promise<boolean> {
    return isPlainTiff(await source.bytes());
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const bytes = await source.bytes();
    if (host.channels === 'fewest') return fewestChannels(bytes);
    const decoded = decodePlainTiff(bytes);
    return decoded && rgbaPixels(decoded, decoded.data, true);
  },
} satisfies Codec;

function fewestChannels(bytes: Uint8Array): Pixels | undefined {
  const samples = samplesOfPlainTiff(bytes);
  if (!samples) return undefined;
  const { buffer, byteOffset, length } = samples.data;
  const data = new Uint8ClampedArray(buffer as ArrayBuffer, byteOffset, length);
  return { ...samples, kind: 'pixels', colourSpace: 'srgb', opaque: true, data };
}
