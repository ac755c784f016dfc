import { Check, Minus } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';
import { type FormatRow, formatRows } from './format-rows.ts';
import { matches } from './search.ts';

/** Fully contained in the page's HTML; JavaScript adds the search. */
export function FormatTable() {
  const { t, messages } = useTexts();
  const [query, setQuery] = useState('');
  const about = messages.all_formats.formats;
  const found = formatRows.filter((row) => matches({ ...row, about: about[row.name] }, query));
  const input = useId();
  const box = useRef<HTMLInputElement>(null);
  // The visitor may have typed before the script ran.
  useEffect(() => setQuery(box.current?.value ?? ''), []);
  return (
    <section aria-labelledby="formats" className="mt-14">
      <h2 id="formats" className="heading-2">
        {t('all_formats.table.title')}
      </h2>
      <p className="mt-2 max-w-prose">{t('all_formats.table.text')}</p>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <label htmlFor={input} className="font-medium text-sm">
          {t('all_formats.table.search')}
        </label>
        <input
          id={input}
          type="search"
          className="h-11 w-full rounded-xl border border-control bg-paper px-3 sm:w-72"
          autoComplete="off"
          spellCheck={false}
          ref={box}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className="text-quiet text-sm">
          {t('all_formats.table.found', { count: found.length })}
        </p>
      </div>
      {found.length > 0 && <Table rows={found} />}
    </section>
  );
}

/** On narrow screens each row becomes a block. */
function Table({ rows }: { rows: readonly FormatRow[] }) {
  const { t } = useTexts();
  const columns = ['format', 'about', 'read', 'written', 'place'] as const;
  return (
    <table className="mt-4 w-full text-left text-sm max-md:block">
      <thead className="bg-soft max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="p-3 font-medium">
              {t(`all_formats.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { name, label, extensions, isWritten, read, limits } }: { row: FormatRow }) {
  const { t } = useTexts();
  const place = read.onServer ? 'on_server' : 'in_browser';
  return (
    <tr className="border-line border-b align-top max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-3">
      <th scope="row" className="font-medium max-md:w-full md:w-36 md:p-3">
        {label}
        <span className="block font-normal text-quiet max-md:ml-2 max-md:inline">
          {extensions.map((extension) => `.${extension}`).join(' ')}
        </span>
      </th>
      <td className="max-md:w-full md:p-3">
        {t(`all_formats.formats.${name}`)}
        {limits.map((limit) => (
          <span key={limit} className="block text-quiet">
            {t(`all_formats.limits.${limit}`)}
          </span>
        ))}
      </td>
      <td className="max-md:mt-1 md:p-3">
        <Answer column="read" answer="yes" />
      </td>
      <td className="max-md:mt-1 md:p-3">
        <Answer column="written" answer={isWritten ? 'yes' : 'no'} />
      </td>
      <td className="text-quiet max-md:mt-1 md:w-44 md:p-3">{t(`all_formats.table.${place}`)}</td>
    </tr>
  );
}

/** A symbol, a text alternative for screen readers and, on narrow screens, the column name. */
function Answer({ column, answer }: { column: 'read' | 'written'; answer: 'yes' | 'no' }) {
  const { t } = useTexts();
  return (
    <span className="inline-flex items-center gap-1">
      <span className="text-quiet md:hidden">{t(`all_formats.table.${column}`)}</span>
      {answer === 'yes' ? (
        <Icon of={Check} className="size-4 text-accent" />
      ) : (
        <Icon of={Minus} className="size-4 text-quiet" />
      )}
      <span className="sr-only">{t(`all_formats.table.${answer}`)}</span>
    </span>
  );
}
