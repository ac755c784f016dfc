import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import { Check } from 'lucide';
import { formatBoth } from '../i18n/numbers.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';
import { useNavigation } from '../navigation/navigation.tsx';

/** Why and when to convert this pair, and how the two formats differ. */
export function PairText({ pair }: { pair: Pair }) {
  const { t, messages } = useTexts();
  const { language } = useNavigation().route;
  const { pair: texts, seo_content } = messages;
  const labels = pairLabels(pair);
  const both = formatBoth(language, labels);
  return (
    <>
      <div className="mt-14 grid grid-cols-1 gap-10 md:grid-cols-2">
        <Points title={t('pair_headings.why_convert', labels)} points={texts.why_convert_points} />
        <Points title={texts.when_use_title ?? t('pair_headings.when_use', labels)} points={texts.when_use_points} />
      </div>
      <section className="mt-14">
        <h2 className="heading-2">{t('pair_headings.difference', { both })}</h2>
        <p className="mt-4 max-w-prose leading-relaxed">{seo_content.difference}</p>
      </section>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="heading-2">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {points.map((point) => (
          <li key={point} className="wrap-anywhere flex gap-3 leading-relaxed">
            <Icon of={Check} className="mt-1 size-4 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
