import type { ConversionRequest } from './engine-site.ts';

const ownEncoders = { limits: { canvasArea: 1 } };

/** Target formats; the file must really be of that type, whichever encoder wrote it. */
export const orders: Record<string, ConversionRequest> = {
  'JPG becomes WebP': { file: 'plain.jpg', of: 'fixtures', target: 'webp' },
  'HEIC with alpha becomes WebP with alpha': { file: 'transparent.heic', of: 'fixtures', target: 'webp' },
  'PNG with alpha becomes WebP with alpha': { file: 'transparent.png', of: 'fixtures', target: 'webp' },
  'PNG with alpha becomes JPG on white': { file: 'transparent.png', of: 'fixtures', target: 'jpg' },
  'HEIC becomes JPG, turned upright': { file: 'turned-6.heic', of: 'fixtures', target: 'jpg' },
  'a tiny graphic becomes JPG': { file: 'saturated-tiny.png', of: 'fixtures', target: 'jpg' },
  'a large graphic becomes JPG': { file: 'saturated-large.png', of: 'fixtures', target: 'jpg' },
  'TIFF becomes JPG': { file: 'tiled.tiff', of: 'fixtures', target: 'jpg' },
  'PNG with a wrong end becomes JPG': { file: 'untidy-end.png', of: 'fixtures', target: 'jpg' },
  'our own encoder writes PNG': { file: 'transparent.png', of: 'fixtures', target: 'png', ...ownEncoders },
  'our own encoder writes JPG': { file: 'plain.png', of: 'fixtures', target: 'jpg', ...ownEncoders },
  'our own encoder writes WebP': { file: 'transparent.heic', of: 'fixtures', target: 'webp', ...ownEncoders },
};
