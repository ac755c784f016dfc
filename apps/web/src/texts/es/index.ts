import type { LanguageTexts } from '../../i18n/source.ts';
import core from './core.ts';

export default {
  core,
  part: (name) => import(`./parts/${name}.ts`),
  pair: (name) => import(`./pairs/${name}.ts`),
} satisfies LanguageTexts;
