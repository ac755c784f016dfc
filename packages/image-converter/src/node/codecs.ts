import type { Codec } from '@image-converter/codecs/codec';
import type { Encoder } from '@image-converter/codecs/pipeline/task';
import type { Pixels } from '@image-converter/codecs/pixels';
import { load as loadInBrowsers } from '@image-converter/engine/codecs';
import { ConversionError } from '@image-converter/engine/errors';
import type { BrowserCodec, BrowserDecoder } from '@image-converter/formats/formats';
import { ownEncoders } from '@image-converter/node-engine/encoders';
import type { NodeHost } from '@image-converter/node-engine/host';

type NodeCodec = Codec<Pixels, NodeHost>;

/** What browsers have of their own, sharp does here. */
const others: Readonly<Partial<Record<BrowserDecoder | Encoder, () => Promise<NodeCodec>>>> = {
  native: () => bySharp(async () => (await import('./sharp-decoder.ts')).raster),
  rasterised: () => bySharp(async () => (await import('./sharp-decoder.ts')).drawn),
  // sharp converts the colours of what it reads.
  profiled: async () => ({}),
  sharp: () =>
    bySharp(async () => {
      const [sharp, jpg] = await Promise.all([import('@image-converter/node-engine/sharp'), loadInBrowsers('jpg')]);
      return { ...sharp.codec, repack: (...given) => repackBy(jpg, ...given) };
    }),
  'pdf-encoder': () =>
    bySharp(async () => {
      const { codec } = await import('@image-converter/node-engine/pdf-encoder');
      const pdf = await loadInBrowsers('pdf-encoder');
      return { ...codec, repack: (...given) => repackBy(pdf, ...given) };
    }),
};

/** Codecs that need neither a canvas nor the browser's decoder are the same everywhere. */
export async function load(name: BrowserDecoder | Encoder): Promise<NodeCodec> {
  const own: NodeCodec | undefined = ownEncoders[name as keyof typeof ownEncoders];
  return own ?? (await others[name]?.()) ?? ((await loadInBrowsers(name as BrowserCodec)) as unknown as NodeCodec);
}

async function repackBy(codec: Pick<NodeCodec, 'repack'>, ...given: Parameters<NonNullable<NodeCodec['repack']>>) {
  return codec.repack?.(...given);
}

async function bySharp(loadCodec: () => Promise<NodeCodec>): Promise<NodeCodec> {
  try {
    return await loadCodec();
  } catch (cause) {
    throw new ConversionError('CODEC_UNAVAILABLE', new Error('sharp is not installed', { cause }));
  }
}
