import { useEffect, useState } from 'react';
import type en from '../i18n/messages/en.options.ts';
import type { Translation } from '../i18n/translation.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import type { Language } from '../routes/pages.ts';

export type OptionWords = Translation<typeof en>;

const words: Record<Language, () => Promise<{ readonly default: OptionWords }>> = {
  de: () => import('../i18n/messages/de.options.ts'),
  en: () => import('../i18n/messages/en.options.ts'),
  es: () => import('../i18n/messages/es.options.ts'),
  pt: () => import('../i18n/messages/pt.options.ts'),
};

const loaded = new Map<Language, OptionWords>();

/** Rejects if they cannot be loaded. */
export async function optionWords(language: Language): Promise<OptionWords> {
  const found = loaded.get(language) ?? (await words[language]()).default;
  loaded.set(language, found);
  return found;
}

/** Of the visited language; after a switch, those of the one before until the new ones are there. */
export function useOptionWords(): OptionWords | undefined {
  const { language } = useNavigation().route;
  const [shown, setShown] = useState(() => loaded.get(language));
  useEffect(() => {
    let isLatest = true;
    optionWords(language).then(
      (found) => isLatest && setShown(found),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [language]);
  return loaded.get(language) ?? shown;
}
