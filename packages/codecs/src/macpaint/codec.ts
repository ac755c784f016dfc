import { CodecError } from '@image-converter/formats/codec-error';
import { black, pixelsOfBits, white } from '../bits.ts';
import type { Codec, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { unpackBits } from '../tiff/packbits.ts';

/** MacBinary header of Macintosh files on other systems, with the file type. */
const macBinaryBytes = 128;
const kindAt = 65;
/** The document's brush patterns. */
const headerBytes = 512;

/** Every MacPaint picture has this size. */
const size = { width: 576, height: 720 };
const rowBytes = size.width / 8;

export const codec = {
  async decode(source: Source): Promise<Pixels> {
    const bytes = await source.bytes();
    const isMacBinary = String.fromCharCode(...bytes.subarray(kindAt, kindAt + 4)) === 'PNTG';
    const packed = bytes.subarray(headerBytes + (isMacBinary ? macBinaryBytes : 0));
    const rows = unpackBits(packed, rowBytes * size.height);
    if (!rows) throw new CodecError('INCOMPLETE');
    return pixelsOfBits({ ...size, rows, rowBytes, colours: [white, black], firstBit: 'highest' });
  },
} satisfies Codec;
