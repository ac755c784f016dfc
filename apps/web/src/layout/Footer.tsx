import { Heart } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { languages } from '../routes/pages.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LanguageLink } from './LanguageLink.tsx';

const copyrightYear = 2024;

/** Children are shown among the legal links. */
export function Footer({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { donationUrl } = useSite();
  return (
    <footer id="footer" className="section border-line border-t text-sm">
      <div className="mx-auto flex max-w-350 flex-wrap items-center gap-x-6 px-4 py-4 md:px-6">
        <p className="text-quiet">{t('footer.copyright', { year: copyrightYear, title: t('header.title') })}</p>
        <Link page="all-formats" className="link">
          {t('header.all_formats')}
        </Link>
        <Link page="api" className="link">
          {t('footer.api')}
        </Link>
        {/* Its children stand in the same line as the others, and what one of them unfolds below all. */}
        <nav aria-label={t('footer.legal')} className="contents">
          <Link page="imprint" className="link">
            {t('footer.imprint')}
          </Link>
          <Link page="privacy" className="link">
            {t('footer.privacy')}
          </Link>
          {children}
          {donationUrl && (
            <a href={donationUrl} target="_blank" rel="noopener noreferrer" className="link">
              <Icon of={Heart} className="size-4" />
              {t('footer.donate')}
            </a>
          )}
        </nav>
        <nav aria-label={t('footer.languages')} className="md:ml-auto">
          <ul className="flex flex-wrap gap-x-6">
            {languages.map((language) => (
              <li key={language}>
                <LanguageLink language={language} className="link aria-[current]:font-semibold" />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
