import type { Codec, Encoded, EncodeSettings, Source } from '../codec.ts';
import { fewestChannels } from '../deep-pixels.ts';
import { isGreyPicture } from '../grey.ts';
import { omitsAlpha } from '../native/abilities.ts';
import { opaqueFrame, rowsOfFrame } from '../native/frame.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import type { Pixels } from '../pixels.ts';
import { helpLeader } from '../tiles/helping.ts';
import { encodePng, rowsIn, stripWriter } from './encode.ts';

/**
 * For what browsers do not write well: opaque pictures mostly get an unneeded alpha channel, grey ones get colours, and
 * partly transparent ones are rounded. Large pictures are written by all threads.
 */
export const codec = {
  /** Practises: a browser compiles loops well once they have run, which would cost a first photo a third of its time. */
  async getReady(): Promise<void> {
    const data = Uint8ClampedArray.from({ length: 2 ** 20 }, (_, at) => (at * at) >> 7);
    stripWriter().work(0, { width: 512, channels: 3, data, isFirst: true, isLast: false });
  },

  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const helpers = host.helpers.png;
    const isFramed = picture.kind === 'bitmap' && picture.asStored && (await omitsAlpha());
    const frame = isFramed ? opaqueFrame(picture) : undefined;
    if (!frame) {
      const pixels = pixelsOf(picture, settings, host.limits);
      // Conversion of colours may leave grey pixels of a bitmap slightly coloured.
      const grey = isGreyPicture(picture.kind === 'bitmap' ? picture : pixels);
      return encodePixels(pixels, settings.hasTransparency, grey, helpers);
    }
    const { width, height } = picture;
    try {
      return await encodePng({ width, height, channels: isGreyPicture(picture) ? 1 : 3 }, rowsOfFrame(frame), helpers);
    } finally {
      frame.close();
    }
  },

  help(ended: AbortSignal, _: Source, leader: MessagePort): void {
    helpLeader(ended, leader, async () => stripWriter());
  },
} satisfies Codec<Picture, BrowserHost>;

function encodePixels(
  { width, height, opaque, deep, data }: Pixels<4>,
  hasTransparency: boolean,
  grey: boolean,
  helpers: readonly MessagePort[] = [],
) {
  if (deep) {
    const { channels, samples } = fewestChannels(deep);
    const layout = { width, height, channels, depth: 16 } as const;
    return encodePng(layout, rowsIn(bigEndian(samples), layout), helpers);
  }
  const channels = !opaque && hasTransparency ? 4 : grey ? 1 : 3;
  const layout = { width, height, channels } as const;
  return encodePng(layout, rowsIn(data, layout), helpers);
}

function bigEndian(samples: Uint16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * samples.length);
  for (let at = 0; at < samples.length; at += 1) {
    bytes[2 * at] = (samples[at] as number) >> 8;
    bytes[2 * at + 1] = samples[at] as number;
  }
  return bytes;
}
