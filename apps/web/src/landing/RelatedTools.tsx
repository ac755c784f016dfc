import { pairLabels } from '@image-converter/formats/pairs';
import { LayoutGrid } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import type { Page, ShownPage } from '../routes/pages.ts';
import { Icon } from '../ui/Icon.tsx';
import { Duo } from '../ui/Mark.tsx';
import { relatedPairs } from './related-pairs.ts';

export function RelatedTools({ current }: { current: ShownPage }) {
  const { t } = useTexts();
  return (
    <nav aria-labelledby="related" className="section">
      <h2 id="related" className="heading-2">
        {t('related.title')}
      </h2>
      {/* Outdented, so that signs and title start at the same edge. */}
      <ul className="-mx-2 mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-0.5 md:grid-cols-3 lg:grid-cols-4">
        {relatedPairs(current).map((pair) => (
          <Tool key={pair} page={pair}>
            <Duo {...pairLabels(pair)} />
            {t('pair_headings.title', pairLabels(pair))}
          </Tool>
        ))}
        {current !== 'all-formats' && (
          <Tool page="all-formats">
            <Icon of={LayoutGrid} className="size-5.5 shrink-0 text-quiet" />
            {t('header.all_formats')}
          </Tool>
        )}
      </ul>
    </nav>
  );
}

function Tool({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <li>
      <Link page={page} className="menu-item py-0">
        {children}
      </Link>
    </li>
  );
}
