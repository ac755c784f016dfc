import { tagged } from '@image-converter/corpus/fixtures/tagged';
import type { Order } from './engine-site.ts';

const ownEncoders = { limits: { canvasArea: 1 } };

/** The formats a visitor can ask for; the file must really be of that type, whichever encoder wrote it. */
export const orders: Record<string, Order> = {
  'JPG becomes WebP': { file: 'plain.jpg', of: 'fixtures', target: 'webp' },
  'HEIC with alpha becomes WebP with alpha': { file: 'transparent.heic', of: 'fixtures', target: 'webp' },
  'PNG with alpha becomes WebP with alpha': { file: 'transparent.png', of: 'fixtures', target: 'webp' },
  'PNG with alpha becomes JPG on white': { file: 'transparent.png', of: 'fixtures', target: 'jpg' },
  'HEIC becomes JPG, turned upright': { file: 'turned-6.heic', of: 'fixtures', target: 'jpg' },
  'a tiny graphic becomes JPG': { file: 'saturated-tiny.png', of: 'fixtures', target: 'jpg' },
  'a large graphic becomes JPG': { file: 'saturated-large.png', of: 'fixtures', target: 'jpg' },
  'TIFF becomes JPG': { file: 'tiled.tiff', of: 'fixtures', target: 'jpg' },
  'PNG on its head is turned upright': { file: 'exif-rotated-4.png', of: 'fixtures', target: 'png' },
  'PNG on its side, as a text says, is turned upright': { file: 'text-rotated-6.png', of: 'fixtures', target: 'png' },
  'PNG that moves becomes its first frame': { file: 'animated-interlaced.png', of: 'fixtures', target: 'png' },
  'PNG with a wrong end becomes JPG': { file: 'untidy-end.png', of: 'fixtures', target: 'jpg' },
  'JPG without an end becomes PNG': { file: 'untidy-end.jpg', of: 'fixtures', target: 'png' },
  'our own encoder writes PNG': { file: 'transparent.png', of: 'fixtures', target: 'png', ...ownEncoders },
  'our own encoder writes JPG': { file: 'plain.png', of: 'fixtures', target: 'jpg', ...ownEncoders },
  'our own encoder writes WebP': { file: 'transparent.heic', of: 'fixtures', target: 'webp', ...ownEncoders },
  ...Object.fromEntries(
    Object.keys(tagged).map((file) => [`${file} has its colours in sRGB`, { file, of: 'fixtures', target: 'png' }]),
  ),
};

/** Damaged files that browsers show in part, or as nothing, without an error. */
export const refused: readonly string[] = [
  'corrupted.png',
  'shortened.png',
  'shortened-interlaced.png',
  'changed.png',
  'shortened.jpg',
  'senseless-codes.jpg',
];
