import type { Order } from './engine-site.ts';

const wasmEncoders = { limits: { canvasArea: 1 } };

/** What a visitor asks for, and gets as a real file of that type, whoever encodes it. */
export const orders: Record<string, Order> = {
  'JPG becomes WebP': { file: 'tower_progressive.jpg', target: 'webp' },
  'HEIC with alpha becomes WebP with alpha': { file: 'with-alpha-512x512.heic', target: 'webp' },
  'PNG with alpha becomes WebP with alpha': { file: 'alpha-premultiply-2048x1536-paper.png', target: 'webp' },
  'PNG with alpha becomes JPG on white': { file: 'alpha-premultiply-2048x1536-paper.png', target: 'jpg' },
  'TIFF becomes JPG': { file: 'quad-tile.jpg.tiff', target: 'jpg' },
  'our own encoder writes PNG': { file: 'basn6a08.png', target: 'png', ...wasmEncoders },
  'our own encoder writes JPG': { file: 'tower_progressive.jpg', target: 'jpg', ...wasmEncoders },
  'our own encoder writes WebP': { file: 'with-alpha-512x512.heic', target: 'webp', ...wasmEncoders },
};
