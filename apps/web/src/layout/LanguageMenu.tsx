import { Check, ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { languages, languageTable } from '../routes/pages.ts';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';
import { LanguageLink } from './LanguageLink.tsx';

/** A native disclosure with links: opens without JavaScript, and search engines see the links. */
export function LanguageMenu() {
  const { t } = useTexts();
  const { route } = useNavigation();
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const close = () => {
    if (menu.current) menu.current.open = false;
    summary.current?.focus();
  };

  return (
    <details
      ref={menu}
      className="group relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && menu.current?.open) close();
      }}
    >
      <summary
        ref={summary}
        className="flex cursor-pointer list-none items-center gap-2 rounded-lg border border-line px-3 py-2 text-sm hover:border-accent [&::-webkit-details-marker]:hidden"
      >
        <Flag language={route.language} />
        <span className="sr-only">{t('header.language')}: </span>
        <span className="max-sm:sr-only">{languageTable[route.language].name}</span>
        <Icon of={ChevronDown} className="size-4 text-quiet group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 z-10 mt-2 w-44 rounded-xl border border-line bg-panel p-1 shadow-lg">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              onSwitch={close}
              className="flex items-center gap-3 rounded-lg px-3 py-2.5 text-sm hover:bg-soft"
            >
              {language === route.language && <Icon of={Check} className="ml-auto size-4 text-accent" />}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
