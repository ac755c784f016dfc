import { Check } from 'lucide';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';

/** Why and when to convert this pair, and how the two formats differ. */
export function PairText() {
  const { messages } = useTexts();
  const { pair: texts, seo_content } = messages;
  return (
    <>
      <div className="mt-14 grid grid-cols-1 gap-10 md:grid-cols-2">
        <Points title={texts.why_convert_title} points={texts.why_convert_points} />
        <Points title={texts.when_use_title} points={texts.when_use_points} />
      </div>
      <section className="mt-14">
        <h2 className="heading-2">{seo_content.difference_title}</h2>
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
