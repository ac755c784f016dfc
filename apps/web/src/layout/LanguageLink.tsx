import { BR, DE, ES, GB } from 'country-flag-icons/react/3x2';
import type { ReactNode } from 'react';
import { isPlainClick, useNavigation } from '../navigation/navigation.tsx';
import { type Language, languageTable } from '../routes/pages.ts';
import { translatedPath } from '../routes/route.ts';

interface LanguageLinkProps {
  language: Language;
  className: string;
  onSwitch?: () => void;
  children?: ReactNode;
}

/** This page in another language: a plain link for search engines; with JavaScript it switches without reloading. */
export function LanguageLink({ language, className, onSwitch, children }: LanguageLinkProps) {
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
        onSwitch?.();
        if (language !== route.language) switchLanguage(language);
      }}
    >
      <Flag language={language} />
      {languageTable[language].name}
      {children}
    </a>
  );
}

const flags = { de: DE, en: GB, es: ES, pt: BR };

/** Drawn, because Windows shows no flag emoji. The language's name is shown beside it. */
export function Flag({ language }: { language: Language }) {
  const Drawing = flags[language];
  return <Drawing aria-hidden className="h-3.5 w-auto shrink-0 rounded-xs" />;
}
