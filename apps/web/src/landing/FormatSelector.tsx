import { formats, type Target } from '@image-converter/formats/formats';
import { countOfSupported } from '@image-converter/formats/listing/count-of-supported';
import { selectorSources, selectorTargets } from '@image-converter/formats/pairs';
import { ArrowRight } from 'lucide';
import { useId, useState } from 'react';
import { moreThan } from '../claims/more-than.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Segments } from '../ui/Segments.tsx';
import { selectorTarget } from './selector-target.ts';

export function FormatSelector() {
  const { t } = useTexts();
  const { route, open } = useNavigation();
  const [from, setFrom] = useState<Target>();
  const [to, setTo] = useState<Target>();
  const hint = useId();
  const number = moreThan(countOfSupported);
  const incomplete = !from || !to;
  const equal = !incomplete && from === to;

  return (
    <form
      className="section"
      onSubmit={(event) => {
        event.preventDefault();
        const path = selectorTarget(route.language, from, to);
        if (path) open(path);
      }}
    >
      <h2 className="heading-2">{t('format_selector.title')}</h2>
      <div className="mt-6 grid grid-cols-1 items-end gap-4 [--segment:3rem] md:grid-cols-[1fr_auto_1fr] lg:grid-cols-[1fr_auto_1fr_auto]">
        <Segments
          name="from"
          legend={t('format_selector.from')}
          values={marked(selectorSources)}
          value={from}
          onChange={setFrom}
        />
        <Icon of={ArrowRight} className="size-6 text-quiet max-md:mx-auto max-md:rotate-90 md:mb-4" />
        <Segments
          name="to"
          legend={t('format_selector.to')}
          values={marked(selectorTargets)}
          value={to}
          onChange={setTo}
        />
        <button
          type="submit"
          disabled={incomplete}
          aria-describedby={incomplete || equal ? hint : undefined}
          className="button large max-lg:col-span-full"
        >
          {t('format_selector.go')}
        </button>
      </div>
      <div className="mt-2 gap-4 text-sm sm:flex sm:items-center sm:justify-between">
        {/* Keeps its height without a hint, so that nothing moves. */}
        <p id={hint} aria-live="polite" className="min-h-5 text-quiet">
          {incomplete && t('format_selector.hint')}
          {equal && t('format_selector.same')}
        </p>
        {number && (
          <Link page="all-formats" className="inline-flex min-h-11 items-center text-accent underline">
            {t('format_selector.more', { number })}
          </Link>
        )}
      </div>
    </form>
  );
}

function marked(offered: readonly Target[]) {
  return offered.map((value) => ({ value, label: <Mark label={formats[value].label} size="choice" /> }));
}
