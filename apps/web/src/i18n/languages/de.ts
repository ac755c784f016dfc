import core from '../messages/de.ts';
import type { LanguageTexts } from '../source.ts';

export default {
  core,
  legal: () => import('../messages/de.legal.ts'),
  allFormats: () => import('../messages/de.all-formats.ts'),
  pages: {
    'png-to-jpg': () => import('../messages/pages/de/png-to-jpg.ts'),
    'jpg-to-png': () => import('../messages/pages/de/jpg-to-png.ts'),
    'jpg-to-webp': () => import('../messages/pages/de/jpg-to-webp.ts'),
    'webp-to-jpg': () => import('../messages/pages/de/webp-to-jpg.ts'),
    'webp-to-png': () => import('../messages/pages/de/webp-to-png.ts'),
    'png-to-webp': () => import('../messages/pages/de/png-to-webp.ts'),
    'heic-to-jpg': () => import('../messages/pages/de/heic-to-jpg.ts'),
    'heic-to-png': () => import('../messages/pages/de/heic-to-png.ts'),
    'avif-to-jpg': () => import('../messages/pages/de/avif-to-jpg.ts'),
    'avif-to-png': () => import('../messages/pages/de/avif-to-png.ts'),
    'tiff-to-jpg': () => import('../messages/pages/de/tiff-to-jpg.ts'),
    'pdf-to-jpg': () => import('../messages/pages/de/pdf-to-jpg.ts'),
    'jpg-to-pdf': () => import('../messages/pages/de/jpg-to-pdf.ts'),
    'gif-to-webp': () => import('../messages/pages/de/gif-to-webp.ts'),
    'bmp-to-jpg': () => import('../messages/pages/de/bmp-to-jpg.ts'),
    'psd-to-jpg': () => import('../messages/pages/de/psd-to-jpg.ts'),
    'raw-to-jpg': () => import('../messages/pages/de/raw-to-jpg.ts'),
    'jxl-to-jpg': () => import('../messages/pages/de/jxl-to-jpg.ts'),
    'svg-to-png': () => import('../messages/pages/de/svg-to-png.ts'),
    'png-to-avif': () => import('../messages/pages/de/png-to-avif.ts'),
    'jpg-to-avif': () => import('../messages/pages/de/jpg-to-avif.ts'),
    'png-to-ico': () => import('../messages/pages/de/png-to-ico.ts'),
    'jfif-to-jpg': () => import('../messages/pages/de/jfif-to-jpg.ts'),
  },
} satisfies LanguageTexts;
