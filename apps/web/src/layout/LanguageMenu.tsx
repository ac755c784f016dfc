import { Check, ChevronDown } from 'lucide';
import { useTexts } from '../i18n/texts.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { languages, languageTable } from '../routes/pages.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Flag } from './Flag.tsx';
import { LanguageLink } from './LanguageLink.tsx';

export function LanguageMenu() {
  const { t } = useTexts();
  const { route } = useNavigation();
  const label = (
    <>
      <Flag language={route.language} />
      <span className="sr-only">{t('header.language')}: </span>
      <span className="max-md:sr-only">{languageTable[route.language].name}</span>
      <Icon of={ChevronDown} className="size-4 text-quiet group-open:rotate-180 max-[22rem]:hidden" />
    </>
  );
  return (
    <Menu
      label={label}
      className="relative max-md:ml-auto"
      buttonClassName="min-w-11 max-md:px-2"
      panelClassName="top-full right-0 mt-2 w-44 p-1.5"
    >
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} className="menu-item">
              {language === route.language && <Icon of={Check} className="ml-auto size-4 text-accent" />}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
