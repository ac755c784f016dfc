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
  },
} satisfies LanguageTexts;
