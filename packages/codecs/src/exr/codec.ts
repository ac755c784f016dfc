import { CodecError } from '@image-converter/formats/codec-error';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { blocksOf } from './blocks.ts';
import { paintChroma } from './chroma.ts';
import { readHeader } from './header.ts';
import { paintLight } from './paint.ts';
import { placedChannels } from './placed-channels.ts';

/** Real pictures have two bytes per sample, and no compression exceeds this ratio. */
const maxPixelsPerByte = 2 ** 12;

/** OpenEXR: the first part of a file, at the size of its display window. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const header = readHeader(bytes);
    const { display, data: window } = header;
    checkSize(display, host);
    checkSize(window, host);
    if (window.width * window.height > bytes.length * maxPixelsPerByte) throw new CodecError('INCOMPLETE');
    const rgba = new Uint8ClampedArray(display.width * display.height * 4);
    const placed = placedChannels(header.channels);
    if (placed.kind === 'chroma') paintChroma(blocksOf(bytes, header), header, placed, rgba);
    else paintLight(blocksOf(bytes, header), header, placed, rgba);
    return rgbaPixels(display, rgba);
  },
} satisfies Codec;
