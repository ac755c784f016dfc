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
  },
} satisfies LanguageTexts;
