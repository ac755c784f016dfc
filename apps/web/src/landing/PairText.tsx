import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import { Check } from 'lucide';
import { formatBoth } from '../i18n/numbers.ts';
import { useTexts } from '../i18n/texts.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Split } from './Split.tsx';

/** Why and when to convert this pair, and how the two formats differ. */
export function PairText({ pair }: { pair: Pair }) {
  const { t, messages } = useTexts();
  const { language } = useNavigation().route;
  const { pair: texts, seo_content } = messages;
  const labels = pairLabels(pair);
  const both = formatBoth(language, labels);
  return (
    <>
      <div className="section grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
        <Points title={t('pair_headings.why_convert', labels)} points={texts.why_convert_points} />
        <Points title={texts.when_use_title ?? t('pair_headings.when_use', labels)} points={texts.when_use_points} />
      </div>
      <Split title={t('pair_headings.difference', { both })}>
        <p className="max-w-[62ch] text-lg text-quiet leading-relaxed">{seo_content.difference}</p>
        <ComparisonTable pair={pair} />
      </Split>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="heading-2">{title}</h2>
      <ul className="mt-5 grid gap-3">
        {points.map((point) => (
          <li key={point} className="wrap-anywhere flex gap-3 text-pretty leading-relaxed">
            <Icon of={Check} className="mt-0.5 size-5 shrink-0 text-good" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
