import core from '../messages/en.ts';
import type { LanguageTexts } from '../source.ts';

export default {
  core,
  legal: () => import('../messages/en.legal.ts'),
  allFormats: () => import('../messages/en.all-formats.ts'),
  pages: {
    'png-to-jpg': () => import('../messages/pages/en/png-to-jpg.ts'),
    'jpg-to-png': () => import('../messages/pages/en/jpg-to-png.ts'),
    'jpg-to-webp': () => import('../messages/pages/en/jpg-to-webp.ts'),
    'webp-to-jpg': () => import('../messages/pages/en/webp-to-jpg.ts'),
    'webp-to-png': () => import('../messages/pages/en/webp-to-png.ts'),
    'png-to-webp': () => import('../messages/pages/en/png-to-webp.ts'),
    'heic-to-jpg': () => import('../messages/pages/en/heic-to-jpg.ts'),
    'heic-to-png': () => import('../messages/pages/en/heic-to-png.ts'),
    'avif-to-jpg': () => import('../messages/pages/en/avif-to-jpg.ts'),
    'avif-to-png': () => import('../messages/pages/en/avif-to-png.ts'),
    'tiff-to-jpg': () => import('../messages/pages/en/tiff-to-jpg.ts'),
    'pdf-to-jpg': () => import('../messages/pages/en/pdf-to-jpg.ts'),
    'jpg-to-pdf': () => import('../messages/pages/en/jpg-to-pdf.ts'),
    'gif-to-webp': () => import('../messages/pages/en/gif-to-webp.ts'),
    'bmp-to-jpg': () => import('../messages/pages/en/bmp-to-jpg.ts'),
    'psd-to-jpg': () => import('../messages/pages/en/psd-to-jpg.ts'),
    'raw-to-jpg': () => import('../messages/pages/en/raw-to-jpg.ts'),
    'jxl-to-jpg': () => import('../messages/pages/en/jxl-to-jpg.ts'),
    'svg-to-png': () => import('../messages/pages/en/svg-to-png.ts'),
    'png-to-avif': () => import('../messages/pages/en/png-to-avif.ts'),
    'jpg-to-avif': () => import('../messages/pages/en/jpg-to-avif.ts'),
    'png-to-ico': () => import('../messages/pages/en/png-to-ico.ts'),
    'jfif-to-jpg': () => import('../messages/pages/en/jfif-to-jpg.ts'),
  },
} satisfies LanguageTexts;
