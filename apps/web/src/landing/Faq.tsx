import { Plus } from 'lucide';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Split } from './Split.tsx';

export function Faq({ faq }: { faq: readonly { readonly question: string; readonly answer: string }[] }) {
  const { t } = useTexts();
  return (
    <Split title={t('faq.title')}>
      <div className="divide-y divide-line border-line border-y">
        {faq.map(({ question, answer }, index) => (
          // The first is open to show that the others can be.
          <details key={question} name="faq" open={index === 0} className="group">
            <summary className="wrap-anywhere flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold text-lg leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                of={Plus}
                className="size-5 shrink-0 text-accent group-open:rotate-45 motion-safe:transition-transform motion-safe:duration-260 motion-safe:ease-calm"
              />
            </summary>
            <p className="max-w-prose pb-6 text-quiet leading-relaxed">{answer}</p>
          </details>
        ))}
      </div>
    </Split>
  );
}
