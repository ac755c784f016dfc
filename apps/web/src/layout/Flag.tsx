import { BR, DE, ES, GB } from 'country-flag-icons/react/3x2';
import type { Language } from '../routes/pages.ts';

const flags = { de: DE, en: GB, es: ES, pt: BR };

/** Drawn, because Windows shows no flag emoji. The language's name is shown beside it. */
export function Flag({ language }: { language: Language }) {
  const Drawing = flags[language];
  return <Drawing aria-hidden className="h-3.5 w-auto shrink-0 rounded-xs" />;
}
