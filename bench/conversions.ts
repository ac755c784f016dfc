import { avifQuality } from '@image-converter/codecs/avif-encoder/quality';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Pair } from '@image-converter/formats/pairs';
import type { Sharp } from 'sharp';
import type { Peer } from './peers/convert.ts';
import type { PhotoFormat } from './pictures.ts';

/** A conversion in our page, compared with others. */
export interface Conversion {
  readonly bench: 'engine' | 'growth' | 'inputs' | 'outputs' | 'options';
  readonly title: string;
  readonly from: PhotoFormat;
  readonly to: ConversionOptions['target'];
  /** The contender that the target is about. */
  readonly rival: string;
  /** Max ratio of our time to the rival's. */
  readonly target?: number;
  /** The pair whose page shows the figures. */
  readonly pair?: Pair;
  readonly peers?: readonly Peer[];
  /** Also compared with programs of the system. */
  readonly withTools?: true;
  /** Options that are not at their default. */
  readonly options?: Partial<ConversionOptions>;
  /** What sharp does, if not the same with its defaults. */
  readonly sharp?: (image: Sharp) => Sharp;
  readonly width?: number;
  readonly files?: number;
  /** What the page is told about the machine, which decides the number of workers. */
  readonly cores?: number;
  readonly isCold?: true;
  readonly besideBusyCore?: true;
}

const webPeers: readonly Peer[] = ['canvas, one worker', 'canvas, main thread', 'jSquash', 'magick-wasm'];
export const heicPeers: readonly Peer[] = ['libheif-js', 'magick-wasm', 'heic-to', 'heic2any'];
const web = { bench: 'engine', rival: 'sharp', peers: webPeers, withTools: true } as const;
const heic = { bench: 'engine', from: 'heic', to: 'jpg', rival: 'libheif-js' } as const;
const growth = { bench: 'growth', from: 'jpg', to: 'webp' } as const;
/** BMP takes hardly any time to write. */
const input = { bench: 'inputs', to: 'bmp', target: 2.5, withTools: true } as const;
const option = { bench: 'options', from: 'png', to: 'jpg', rival: 'without it' } as const;

export const conversions: readonly Conversion[] = [
  { ...web, title: 'PNG → JPG', pair: 'png-to-jpg', from: 'png', to: 'jpg', target: 1.25 },
  { ...web, title: 'WebP → JPG', pair: 'webp-to-jpg', from: 'webp', to: 'jpg', target: 0.8 },
  { ...web, title: 'JPG → PNG', pair: 'jpg-to-png', from: 'jpg', to: 'png', target: 0.6 },
  { ...web, title: 'WebP → PNG', pair: 'webp-to-png', from: 'webp', to: 'png', target: 1 },
  { ...web, title: 'JPG → WebP', pair: 'jpg-to-webp', from: 'jpg', to: 'webp', target: 1 },
  { ...web, title: 'PNG → WebP', pair: 'png-to-webp', from: 'png', to: 'webp', target: 1 },
  {
    ...web,
    title: 'TIFF (LZW) → JPG',
    pair: 'tiff-to-jpg',
    from: 'tiff',
    to: 'jpg',
    target: 1.2,
    peers: ['magick-wasm'],
  },
  { ...heic, title: 'HEIC → JPG, warm', pair: 'heic-to-jpg', target: 0.5, peers: heicPeers, withTools: true },
  { ...web, title: '5 × JPG → WebP', from: 'jpg', to: 'webp', files: 5, target: 1, peers: ['canvas, main thread'] },
  { ...heic, title: 'HEIC → JPG, one core busy', besideBusyCore: true, target: 0.9, peers: ['libheif-js'] },
  { ...heic, title: 'HEIC → JPG, cold', isCold: true, target: 0.55, peers: heicPeers },

  // 1, 3, 12 and 48 megapixels. Five files at once are above.
  ...[1152, 2000, 4000, 8000].map((width) => ({
    ...growth,
    rival: 'sharp',
    title: `JPG → WebP, ${Math.round((width * width * 0.75) / 1e6)} megapixels`,
    width,
  })),
  ...[1, 2, 3, 4].flatMap((cores): Conversion[] => [
    { ...growth, rival: 'ours', title: `5 × JPG → WebP, ${cores} workers`, files: 5, cores },
    { ...growth, rival: 'ours', title: `HEIC → JPG, ${cores} workers`, from: 'heic', to: 'jpg', cores },
  ]),

  {
    bench: 'outputs',
    title: 'JPG → AVIF',
    from: 'jpg',
    to: 'avif',
    rival: 'sharp',
    sharp: (image) => image.avif({ quality: avifQuality(90, 'server'), effort: 0 }),
  },
  { bench: 'outputs', title: 'PNG → JPEG XL', from: 'png', to: 'jxl', rival: 'cjxl', withTools: true },
  { ...input, title: 'JPEG XL', from: 'jxl', rival: 'djxl' },
  { ...input, title: 'JPEG 2000', from: 'jp2', rival: 'opj_decompress' },
  { ...input, title: 'PSD', from: 'psd', rival: 'ImageMagick' },
  { ...input, title: 'OpenEXR, none', from: 'exr', rival: 'ImageMagick' },
  { ...input, title: 'OpenEXR, zip', from: 'exr-zip', rival: 'ImageMagick' },
  { ...input, title: 'OpenEXR, piz', from: 'exr-piz', rival: 'ImageMagick' },
  { ...input, title: 'RAW (CR2)', from: 'cr2', rival: 'dcraw_emu' },
  { ...input, title: 'PDF, a page at 150 dpi', from: 'pdf', rival: 'pdftoppm' },

  { bench: 'outputs', title: 'PNG → GIF', from: 'png', to: 'gif', rival: 'sharp' },
  { bench: 'outputs', title: 'animated GIF → WebP, 20 frames of 480 × 360', from: 'gif', to: 'webp', rival: 'sharp' },

  {
    ...option,
    title: 'JPG, 1600 pixels',
    options: { size: { longestSide: 1600 } },
    sharp: (image) => image.resize(1600).jpeg({ quality: 90 }),
  },
  { ...option, title: 'JPG of at most 500 KB', options: { maxBytes: 500_000 } },
  { ...option, title: 'WebP of at most 200 KB', to: 'webp', options: { maxBytes: 200_000 } },
  { ...option, title: 'WebP with all metadata', from: 'jpg', to: 'webp', options: { metadata: 'keep' } },
  {
    ...option,
    title: 'JPG, smaller',
    options: { effort: 'smaller' },
    sharp: (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  },
  {
    ...option,
    title: 'PNG of a screen, smaller',
    from: 'screen',
    to: 'png',
    options: { effort: 'smaller' },
    sharp: (image) => image.png({ compressionLevel: 9, adaptiveFiltering: true }),
  },
  {
    ...option,
    title: 'PNG in 256 colours',
    to: 'png',
    options: { effort: 'palette' },
    sharp: (image) => image.png({ palette: true }),
  },
  {
    ...option,
    title: 'PNG in 16 colours',
    to: 'png',
    options: { effort: 'palette', colours: 16 },
    sharp: (image) => image.png({ palette: true, colours: 16 }),
  },
  { ...option, title: 'PNG of at most 2 MB', to: 'png', options: { maxBytes: 2_000_000 } },
  {
    ...option,
    title: 'JPG, cropped to 3000 × 2000',
    options: { crop: { left: 0.125, top: 1 / 6, width: 0.75, height: 2 / 3 } },
    sharp: (image) => image.extract({ left: 500, top: 500, width: 3000, height: 2000 }).jpeg({ quality: 90 }),
  },
];

/** The names by which a conversion can be measured alone. */
export function namesOf({ bench, from, pair }: Conversion): string[] {
  if (bench !== 'engine' && bench !== 'inputs') return [];
  return [from.replace(/-.*/, ''), ...(pair ? [pair] : [])];
}
