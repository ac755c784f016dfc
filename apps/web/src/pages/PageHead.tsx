import type { ConverterRules } from '@image-converter/formats/converters';
import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import { clsx } from 'clsx';
import { useSession } from '../converter/session/sessions.tsx';
import { PairMarks } from '../ui/Mark.tsx';

interface PageHeadProps {
  title: string;
  subtitle: string;
  rules: ConverterRules;
  /** The pair that the page is named after, if it is. */
  pair?: Pair | undefined;
}

/** Large until there are files, which matter more from then on. */
export function PageHead({ title, subtitle, rules, pair }: PageHeadProps) {
  const hasFiles = useSession(rules).state.items.length > 0;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-3',
        hasFiles ? 'pt-3 pb-3 sm:pt-5 sm:pb-4' : 'justify-center py-4 sm:gap-4 md:pt-8 md:pb-6',
      )}
    >
      {pair && (
        // The heading says the same.
        <span aria-hidden className={clsx(hasFiles && 'max-[22.5rem]:hidden')}>
          <PairMarks {...pairLabels(pair)} size={hasFiles ? 'medium' : 'large'} />
        </span>
      )}
      <div className={clsx('min-w-0', pair ? 'grow basis-34 sm:grow-0 sm:basis-auto' : !hasFiles && 'text-center')}>
        <h1 className={hasFiles ? 'heading-1-small' : 'heading-1'}>{title}</h1>
        <p className={clsx('text-balance text-quiet', hasFiles ? 'text-[0.9375rem]' : 'mt-2 md:text-lg')}>{subtitle}</p>
      </div>
    </div>
  );
}
