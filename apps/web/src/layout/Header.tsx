import { LayoutGrid } from 'lucide';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { Icon } from './Icon.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

export function Header() {
  const { t } = useTexts();
  return (
    <header className="border-line border-b bg-panel">
      <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 max-[22rem]:px-3 sm:gap-x-3">
        {/* Its text wraps before anything moves to another line, which only happens if the text is enlarged. */}
        <Link page="home" className="flex min-w-0 max-w-max grow basis-24 items-center gap-2 font-semibold sm:gap-2.5">
          <Logo />
          <span className="max-sm:text-sm max-sm:leading-tight max-[22rem]:text-xs">{t('header.title')}</span>
        </Link>
        <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-accent text-xs max-[22rem]:px-2">
          {t('header.free_badge')}
        </span>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <Link page="all-formats" className="link flex min-h-11 items-center gap-2 text-sm">
            <Icon of={LayoutGrid} className="size-5 text-accent sm:hidden" />
            <span className="max-sm:sr-only">{t('header.all_formats')}</span>
          </Link>
          <LanguageMenu />
        </div>
      </div>
    </header>
  );
}

/** Two overlapping pictures, one becoming the other. The same drawing is the site's icon. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M7 10.5A3.5 3.5 0 0 1 10.5 7h5a3.5 3.5 0 0 1 3.5 3.5V13h-2.5a3.5 3.5 0 0 0-3.5 3.5V19h-2.5A3.5 3.5 0 0 1 7 15.5z"
        className="fill-on-accent opacity-60"
      />
      <rect x="13" y="13" width="12" height="12" rx="3.5" className="fill-on-accent" />
      <path d="m14.8 22.6 3-3.6 2 2.2 1.4-1.5 2.2 2.9z" className="fill-accent" />
    </svg>
  );
}
