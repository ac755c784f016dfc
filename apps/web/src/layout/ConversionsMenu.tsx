import { countOfSupported } from '@image-converter/formats/listing/count-of-supported';
import { pairLabels } from '@image-converter/formats/pairs';
import { ChevronDown, LayoutGrid, Menu as MenuSign } from 'lucide';
import { moreThan } from '../claims/more-than.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Duo } from '../ui/Mark.tsx';
import { Menu } from '../ui/Menu.tsx';
import { menuColumns } from './menu-columns.ts';

/** Conversions by target. On a phone it is the only menu of pages, as wide as the header. */
export function ConversionsMenu() {
  const { t } = useTexts();
  const number = moreThan(countOfSupported);
  const label = (
    <>
      <span className="max-md:sr-only">{t('header.conversions')}</span>
      <Icon of={ChevronDown} className="size-4 text-quiet group-open:rotate-180 max-md:hidden" />
      <Icon of={MenuSign} className="size-5 text-quiet md:hidden" />
    </>
  );
  return (
    <Menu
      label={label}
      buttonClassName="max-md:w-11 max-md:px-0"
      panelClassName="inset-x-2 top-full mt-1 grid grid-cols-1 gap-x-3 gap-y-2 p-3 md:right-6 md:left-auto md:mt-0 md:w-150 md:grid-cols-3 md:p-4"
    >
      {menuColumns.map(({ id, targets, pairs }) => (
        <div key={id}>
          <p id={id} className="px-2 py-1 font-semibold text-quiet text-xs">
            {t('header.to', { format: targets })}
          </p>
          <ul
            aria-labelledby={id}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] md:grid-cols-1"
          >
            {pairs.map((pair) => (
              <li key={pair}>
                <Link page={pair} className="menu-item">
                  <Duo {...pairLabels(pair)} />
                  {t('pair_headings.title', pairLabels(pair))}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2">
        <Link page="all-formats" className="menu-item font-semibold text-accent">
          <Icon of={LayoutGrid} className="size-5 shrink-0" />
          {t('header.any_number')}
        </Link>
        {number && <span className="px-2 text-quiet text-sm">{t('format_selector.more', { number })}</span>}
      </div>
    </Menu>
  );
}
