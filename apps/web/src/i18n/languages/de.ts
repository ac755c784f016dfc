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
  },
} satisfies LanguageTexts;
