import type { ReactNode } from 'react';
import { isPlainClick, useNavigation } from '../navigation/navigation.tsx';
import { type Language, languageTable } from '../routes/pages.ts';
import { translatedPath } from '../routes/route.ts';
import { Flag } from './Flag.tsx';

interface LanguageLinkProps {
  language: Language;
  className: string;
  children?: ReactNode;
}

/** This page in another language: a plain link for search engines; JavaScript switches without reloading. */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { route, switchLanguage } = useNavigation();
  return (
    <a
      href={translatedPath(route, language)}
      hrefLang={language}
      lang={language}
      aria-current={language === route.language ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (language !== route.language) switchLanguage(language);
      }}
    >
      <Flag language={language} />
      {languageTable[language].name}
      {children}
    </a>
  );
}
