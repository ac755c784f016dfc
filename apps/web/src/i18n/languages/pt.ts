import core from '../messages/pt.ts';
import type { LanguageTexts } from '../source.ts';

export default {
  core,
  legal: () => import('../messages/pt.legal.ts'),
  allFormats: () => import('../messages/pt.all-formats.ts'),
  pages: {
    'png-to-jpg': () => import('../messages/pages/pt/png-to-jpg.ts'),
    'jpg-to-png': () => import('../messages/pages/pt/jpg-to-png.ts'),
    'jpg-to-webp': () => import('../messages/pages/pt/jpg-to-webp.ts'),
    'webp-to-jpg': () => import('../messages/pages/pt/webp-to-jpg.ts'),
    'webp-to-png': () => import('../messages/pages/pt/webp-to-png.ts'),
    'png-to-webp': () => import('../messages/pages/pt/png-to-webp.ts'),
    'heic-to-jpg': () => import('../messages/pages/pt/heic-to-jpg.ts'),
    'heic-to-png': () => import('../messages/pages/pt/heic-to-png.ts'),
    'avif-to-jpg': () => import('../messages/pages/pt/avif-to-jpg.ts'),
    'avif-to-png': () => import('../messages/pages/pt/avif-to-png.ts'),
    'tiff-to-jpg': () => import('../messages/pages/pt/tiff-to-jpg.ts'),
    'pdf-to-jpg': () => import('../messages/pages/pt/pdf-to-jpg.ts'),
    'jpg-to-pdf': () => import('../messages/pages/pt/jpg-to-pdf.ts'),
    'gif-to-webp': () => import('../messages/pages/pt/gif-to-webp.ts'),
    'bmp-to-jpg': () => import('../messages/pages/pt/bmp-to-jpg.ts'),
    'psd-to-jpg': () => import('../messages/pages/pt/psd-to-jpg.ts'),
    'raw-to-jpg': () => import('../messages/pages/pt/raw-to-jpg.ts'),
    'jxl-to-jpg': () => import('../messages/pages/pt/jxl-to-jpg.ts'),
    'svg-to-png': () => import('../messages/pages/pt/svg-to-png.ts'),
    'png-to-avif': () => import('../messages/pages/pt/png-to-avif.ts'),
    'jpg-to-avif': () => import('../messages/pages/pt/jpg-to-avif.ts'),
    'png-to-ico': () => import('../messages/pages/pt/png-to-ico.ts'),
    'jfif-to-jpg': () => import('../messages/pages/pt/jfif-to-jpg.ts'),
  },
} satisfies LanguageTexts;
