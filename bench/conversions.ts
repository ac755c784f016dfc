import type { Pair } from '@image-converter/formats/pairs';
import type { DownloadJob } from './downloads.ts';
import type { Measured } from './measured.ts';
import type { Peer } from './peers/page.ts';
import type { Photo } from './photos.ts';

export interface Photos {
  readonly jpg: Photo;
  readonly png: Photo;
  readonly webp: Photo;
  readonly tiff: Photo;
  readonly heic: Photo;
}

interface MeasuredConversion {
  readonly title: string;
  readonly pair: Pair;
  readonly from: keyof Photos;
  readonly to: Measured;
  readonly measure: 'sharp' | 'libheif-js';
  readonly target: number;
  readonly names: readonly Peer[];
}

const everyPeer: readonly Peer[] = ['canvas, one worker', 'canvas, main thread', 'jSquash', 'magick-wasm'];
export const heicPeers: readonly Peer[] = ['libheif-js', 'magick-wasm', 'heic-to', 'heic2any'];

/** One warm conversion per pair, by every contender that supports it. */
export const conversions: readonly MeasuredConversion[] = [
  { title: 'PNG → JPG', pair: 'png-to-jpg', from: 'png', to: 'jpg', measure: 'sharp', target: 1.7, names: everyPeer },
  {
    title: 'WebP → JPG',
    pair: 'webp-to-jpg',
    from: 'webp',
    to: 'jpg',
    measure: 'sharp',
    target: 1.15,
    names: everyPeer,
  },
  { title: 'JPG → PNG', pair: 'jpg-to-png', from: 'jpg', to: 'png', measure: 'sharp', target: 1, names: everyPeer },
  { title: 'WebP → PNG', pair: 'webp-to-png', from: 'webp', to: 'png', measure: 'sharp', target: 1, names: everyPeer },
  {
    title: 'JPG → WebP',
    pair: 'jpg-to-webp',
    from: 'jpg',
    to: 'webp',
    measure: 'sharp',
    target: 1.05,
    names: everyPeer,
  },
  {
    title: 'PNG → WebP',
    pair: 'png-to-webp',
    from: 'png',
    to: 'webp',
    measure: 'sharp',
    target: 1.05,
    names: everyPeer,
  },
  {
    title: 'TIFF (LZW) → JPG',
    pair: 'tiff-to-jpg',
    from: 'tiff',
    to: 'jpg',
    measure: 'sharp',
    target: 2.5,
    names: ['magick-wasm'],
  },
  {
    title: 'HEIC → JPG, warm',
    pair: 'heic-to-jpg',
    from: 'heic',
    to: 'jpg',
    measure: 'libheif-js',
    target: 0.65,
    names: heicPeers,
  },
];

/** Conversions whose memory is compared: one that browsers can do natively, and one that needs a codec. */
export function hungryErrands(photos: Photos): DownloadJob[] {
  return conversions
    .filter(({ pair }) => pair === 'jpg-to-webp' || pair === 'heic-to-jpg')
    .map(({ title, from, to, names }) => ({ title: title.replace(/,.*/, ''), photo: photos[from], target: to, names }));
}

/** The same conversions, to measure the downloads they need. Small pictures are enough. */
export function errands(photos: Photos): DownloadJob[] {
  return conversions.map(({ title, from, to, names }) => ({
    title: title.replace(/,.*/, ''),
    photo: photos[from],
    target: to,
    names: names.filter((name) => !name.startsWith('canvas')),
  }));
}
