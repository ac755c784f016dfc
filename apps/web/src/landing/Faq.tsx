import { ChevronDown } from 'lucide';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';

export function Faq({ faq }: { faq: readonly { readonly question: string; readonly answer: string }[] }) {
  const { t } = useTexts();
  return (
    <section className="mt-14">
      <h2 className="heading-2">{t('faq.title')}</h2>
      <div className="mt-4 divide-y divide-line border-line border-y">
        {faq.map(({ question, answer }) => (
          <details key={question} name="faq" className="group py-4">
            <summary className="flex cursor-pointer list-none items-start gap-3 font-medium [&::-webkit-details-marker]:hidden">
              <Icon of={ChevronDown} className="mt-1 size-4 shrink-0 text-accent group-open:rotate-180" />
              {question}
            </summary>
            <p className="mt-2 max-w-prose pl-7 leading-relaxed">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
