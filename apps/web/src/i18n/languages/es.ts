import core from '../messages/es.ts';
import type { LanguageTexts } from '../source.ts';

export default {
  core,
  legal: () => import('../messages/es.legal.ts'),
  allFormats: () => import('../messages/es.all-formats.ts'),
  pages: {
    'png-to-jpg': () => import('../messages/pages/es/png-to-jpg.ts'),
    'jpg-to-png': () => import('../messages/pages/es/jpg-to-png.ts'),
    'jpg-to-webp': () => import('../messages/pages/es/jpg-to-webp.ts'),
    'webp-to-jpg': () => import('../messages/pages/es/webp-to-jpg.ts'),
    'webp-to-png': () => import('../messages/pages/es/webp-to-png.ts'),
    'png-to-webp': () => import('../messages/pages/es/png-to-webp.ts'),
    'heic-to-jpg': () => import('../messages/pages/es/heic-to-jpg.ts'),
    'heic-to-png': () => import('../messages/pages/es/heic-to-png.ts'),
    'avif-to-jpg': () => import('../messages/pages/es/avif-to-jpg.ts'),
    'avif-to-png': () => import('../messages/pages/es/avif-to-png.ts'),
    'tiff-to-jpg': () => import('../messages/pages/es/tiff-to-jpg.ts'),
    'pdf-to-jpg': () => import('../messages/pages/es/pdf-to-jpg.ts'),
    'jpg-to-pdf': () => import('../messages/pages/es/jpg-to-pdf.ts'),
    'gif-to-webp': () => import('../messages/pages/es/gif-to-webp.ts'),
    'bmp-to-jpg': () => import('../messages/pages/es/bmp-to-jpg.ts'),
    'psd-to-jpg': () => import('../messages/pages/es/psd-to-jpg.ts'),
    'raw-to-jpg': () => import('../messages/pages/es/raw-to-jpg.ts'),
    'jxl-to-jpg': () => import('../messages/pages/es/jxl-to-jpg.ts'),
    'svg-to-png': () => import('../messages/pages/es/svg-to-png.ts'),
    'png-to-avif': () => import('../messages/pages/es/png-to-avif.ts'),
    'jpg-to-avif': () => import('../messages/pages/es/jpg-to-avif.ts'),
    'png-to-ico': () => import('../messages/pages/es/png-to-ico.ts'),
    'jfif-to-jpg': () => import('../messages/pages/es/jfif-to-jpg.ts'),
  },
} satisfies LanguageTexts;
