import { qoiFile } from '@image-converter/corpus/fixtures/qoi';
import sharp from 'sharp';

const [width, height] = [256, 64];

/** One column for each level of transparency. The colours of the first, which is clear, are kept as well. */
export const samples = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
  const [x, y, channel] = [(at >> 2) % width, Math.floor((at >> 2) / width), at % 4];
  return [4 * y, 255 - x, (x * y) & 255, x][channel] ?? 0;
});

const image = () => sharp(samples, { raw: { width, height, channels: 4 } });

export const files: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  png: () => image().png().toBuffer(),
  'interlaced.png': () => image().png({ progressive: true }).toBuffer(),
  webp: () => image().webp({ lossless: true, exact: true }).toBuffer(),
  tiff: () => image().tiff({ compression: 'lzw' }).toBuffer(),
  qoi: () => qoiFile({ width, height, channels: 4, data: samples }),
};

export const transparentFile = async (name: string) => new Uint8Array((await files[name]?.()) ?? []);
