import { formats, type Target } from '@image-converter/formats/formats';
import { countOfSupported } from '@image-converter/formats/listing/count-of-supported';
import { selectorSources, selectorTargets } from '@image-converter/formats/pairs';
import { useId, useState } from 'react';
import { moreThan } from '../claims/more-than.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { selectorTarget } from './selector-target.ts';

export function FormatSelector() {
  const { t } = useTexts();
  const { route, open } = useNavigation();
  const [from, setFrom] = useState<Target | ''>('');
  const [to, setTo] = useState<Target | ''>('');
  const hint = useId();
  const number = moreThan(countOfSupported);
  const incomplete = from === '' || to === '';
  const equal = !incomplete && from === to;

  return (
    <form
      className="mt-10 rounded-2xl border border-line bg-panel p-5 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        const path = selectorTarget(route.language, from, to);
        if (path) open(path);
      }}
    >
      <h2 className="heading-2">{t('format_selector.title')}</h2>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3 md:grid-cols-[1fr_1fr_auto] md:items-end">
        <FormatChoice label={t('format_selector.from')} options={selectorSources} value={from} onChange={setFrom} />
        <FormatChoice label={t('format_selector.to')} options={selectorTargets} value={to} onChange={setTo} />
        <button
          type="submit"
          disabled={incomplete}
          aria-describedby={incomplete || equal ? hint : undefined}
          className="button max-md:col-span-full"
        >
          {t('format_selector.go')}
        </button>
      </div>
      <p id={hint} aria-live="polite" className="mt-3 min-h-5 text-quiet text-sm">
        {incomplete && t('format_selector.hint')}
        {equal && t('format_selector.same')}
      </p>
      {number && (
        <Link page="all-formats" className="inline-block py-1 text-sm underline">
          {t('format_selector.more', { number })}
        </Link>
      )}
    </form>
  );
}

interface FormatChoiceProps {
  label: string;
  options: readonly Target[];
  value: Target | '';
  onChange: (format: Target | '') => void;
}

function FormatChoice({ label, options, value, onChange }: FormatChoiceProps) {
  const { t } = useTexts();
  return (
    <label className="grid gap-1.5 font-medium text-sm">
      {label}
      <select className="field" value={value} onChange={(event) => onChange(event.target.value as Target | '')}>
        <option value="">{t('format_selector.choose')}</option>
        {options.map((format) => (
          <option key={format} value={format}>
            {formats[format].label}
          </option>
        ))}
      </select>
    </label>
  );
}
