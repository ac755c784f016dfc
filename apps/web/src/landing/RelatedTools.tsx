import { pairLabels } from '@image-converter/formats/pairs';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import type { Page, ShownPage } from '../routes/pages.ts';
import { relatedPairs } from './related-pairs.ts';

export function RelatedTools({ current }: { current: ShownPage }) {
  const { t } = useTexts();
  return (
    <nav aria-labelledby="related" className="mt-14">
      <h2 id="related" className="heading-2">
        {t('related.title')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3">
        {relatedPairs(current).map((pair) => (
          <li key={pair}>
            <Tool page={pair}>{t('pair_headings.title', pairLabels(pair))}</Tool>
          </li>
        ))}
        {current !== 'all-formats' && (
          <li>
            <Tool page="all-formats">{t('header.all_formats')}</Tool>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Tool({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <Link
      page={page}
      className="wrap-anywhere flex items-center gap-2 rounded-xl border border-line bg-panel px-4 py-3 hover:border-accent"
    >
      {children}
      <Icon of={ArrowRight} className="ml-auto size-4 shrink-0 text-accent max-sm:hidden" />
    </Link>
  );
}
