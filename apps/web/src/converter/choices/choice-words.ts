import type en from '../../i18n/messages/en.choices.ts';
import type { Language } from '../../routes/pages.ts';

export type ChoiceWords = typeof en;

const words: Record<Language, () => Promise<{ default: ChoiceWords }>> = {
  de: () => import('../../i18n/messages/de.choices.ts'),
  en: () => import('../../i18n/messages/en.choices.ts'),
  es: () => import('../../i18n/messages/es.choices.ts'),
  pt: () => import('../../i18n/messages/pt.choices.ts'),
};

export async function choiceWords(language: Language): Promise<ChoiceWords> {
  return (await words[language]()).default;
}
