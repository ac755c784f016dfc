import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';

export function Header() {
  const { t } = useTexts();
  return (
    <header className="border-line border-b bg-panel">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-2 px-4 sm:gap-3">
        <Link page="home" className="flex min-w-0 items-center gap-2 font-semibold sm:gap-2.5">
          <Logo />
          <span className="max-sm:text-sm max-sm:leading-tight max-[22rem]:text-xs">{t('header.title')}</span>
        </Link>
        <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-accent text-xs">
          {t('header.free_badge')}
        </span>
        <div className="ml-auto">
          <LanguageMenu />
        </div>
      </div>
    </header>
  );
}
