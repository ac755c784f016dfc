import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { ConversionsMenu } from './ConversionsMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

export function Header() {
  const { t } = useTexts();
  return (
    // Its menus lie over what sticks to the window.
    <header className="relative z-20 border-line border-b">
      <div className="relative mx-auto flex min-h-14 max-w-350 flex-wrap items-center gap-x-2 px-4 py-1 max-md:pr-2 max-[24rem]:gap-x-1 max-[24rem]:pr-1 max-[24rem]:pl-3 md:min-h-16 md:gap-x-3 md:px-6">
        {/* Its text wraps before anything moves to another line, which only happens if the text is enlarged. */}
        <Link
          page="home"
          className="display flex min-h-11 min-w-0 max-w-max grow basis-24 items-center gap-2 text-[1.0625rem] leading-tight max-[24rem]:gap-1.5 max-[24rem]:text-[0.9375rem] md:gap-2.5 md:text-[1.1875rem]"
        >
          <Logo />
          <span>{t('header.title')}</span>
        </Link>
        <span className="rounded-full bg-good-soft px-2.5 py-0.5 font-semibold text-[0.78125rem] text-good max-[24rem]:px-1.5">
          {t('header.free_badge')}
        </span>
        <nav aria-label={t('header.conversions')} className="flex items-center gap-1 max-md:order-last md:ml-auto">
          <ConversionsMenu />
          <Link page="all-formats" className="plain-button max-md:hidden">
            {t('header.all_formats')}
          </Link>
        </nav>
        <LanguageMenu />
      </div>
    </header>
  );
}

/** Two overlapping pictures, one becoming the other. The same drawing is the site's icon. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-7.5 shrink-0 max-[24rem]:size-6.5 md:size-8.5">
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
