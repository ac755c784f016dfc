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
  },
} satisfies LanguageTexts;
