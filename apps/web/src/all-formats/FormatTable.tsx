import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { type Answer, AnswerSign } from '../ui/AnswerSign.tsx';
import { Mark } from '../ui/Mark.tsx';
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
    <section aria-labelledby="formats" className="section">
      <h2 id="formats" className="heading-2">
        {t('all_formats.table.title')}
      </h2>
      <p className="mt-3 max-w-[62ch] text-lg text-quiet leading-relaxed">{t('all_formats.table.text')}</p>
      <div className="needs-script mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={input} className="font-semibold text-sm">
          {t('all_formats.table.search')}
        </label>
        <input
          id={input}
          type="search"
          className="field w-full sm:w-72"
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
    <table className="mt-6 w-full text-left text-[0.9375rem] max-md:block">
      <thead className="border-ink border-b-2 max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="pr-4 pb-3 font-semibold text-sm">
              {t(`all_formats.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-ink max-md:block max-md:border-t-2">
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
  const tile = tileOf(label, extensions);
  return (
    <tr className="border-line border-b align-top max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1 max-md:py-4">
      <th scope="row" className="font-semibold max-md:w-full md:w-52 md:py-3.5 md:pr-4">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Mark label={tile} /> {label !== tile && `${label} `}
          <span className="font-normal text-quiet text-sm">
            {extensions.map((extension) => `.${extension}`).join(' ')}
          </span>
        </span>
      </th>
      <td className="max-md:w-full md:py-3.5 md:pr-4">
        {t(`all_formats.formats.${name}`)}
        {limits.map((limit) => (
          <span key={limit} className="block text-quiet text-sm">
            {t(`all_formats.limits.${limit}`)}
          </span>
        ))}
      </td>
      <td className="md:py-3.5 md:pr-4">
        <YesOrNo column="read" answer="yes" />
      </td>
      <td className="md:py-3.5 md:pr-4">
        <YesOrNo column="written" answer={isWritten ? 'yes' : 'no'} />
      </td>
      <td className="text-quiet text-sm md:w-44 md:py-3.5">{t(`all_formats.table.${place}`)}</td>
    </tr>
  );
}

/** A name that fits on a tile: if the format's own is too long, its extension, by which most people know it. */
function tileOf(label: string, [extension = '']: readonly string[]): string {
  return label.length > 5 ? extension.toUpperCase() : label;
}

/** A symbol, a text alternative for screen readers and, on narrow screens, the column name. */
function YesOrNo({ column, answer }: { column: 'read' | 'written'; answer: Answer }) {
  const { t } = useTexts();
  return (
    <span className="inline-flex items-center gap-1">
      <span className="text-quiet text-sm md:hidden">{t(`all_formats.table.${column}`)}</span>
      <AnswerSign answer={answer} />
      <span className="sr-only">{t(`all_formats.table.${answer}`)}</span>
    </span>
  );
}
