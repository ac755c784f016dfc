import { clsx } from 'clsx';
import { formatChange, formatSize } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useNavigation } from '../../navigation/navigation.tsx';
import { NoticeRegion } from '../../notices/Notice.tsx';
import { Success } from '../notices/Success.tsx';
import type { Session } from '../session/session.ts';
import { percentOf, type Sizes, totalSizes } from '../state/sizes.ts';
import type { State } from '../state/state.ts';

interface SummaryProps {
  session: Session;
  state: State;
  shown: boolean;
}

/**
 * How much smaller all results together are, and the words about their success. These are announced, so their place is
 * rendered even when nothing is shown.
 */
export function Summary({ session, state, shown }: SummaryProps) {
  const { language } = useNavigation().route;
  const sizes = shown ? totalSizes(state.items) : undefined;
  const success = state.notices.find((notice) => notice.kind === 'converted');
  return (
    <>
      {sizes && <Figure {...sizes} />}
      {/* On phones, the words take the whole width, below the figures. */}
      <div className={clsx('min-w-0', shown && 'grow basis-44 max-md:contents')}>
        <NoticeRegion className="max-md:order-1 max-md:basis-full">
          {success && <Success key={success.id} session={session} notice={success} />}
        </NoticeRegion>
        {sizes && (
          <p className="text-sm tabular-nums">
            {formatSize(language, sizes.before)} → <b className="font-semibold">{formatSize(language, sizes.after)}</b>
          </p>
        )}
      </div>
    </>
  );
}

/** "−73%", and in words for screen readers. */
function Figure(sizes: Sizes) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const percent = percentOf(sizes);
  if (percent === 0) return null;
  const { before, after } = sizes;
  const isSmaller = after < before;
  return (
    <p
      className={clsx(
        'display relative whitespace-nowrap text-4xl leading-none tracking-[-0.02em] md:group-not-data-[options=open]/card:text-[2.75rem]',
        isSmaller ? 'text-good' : 'text-warn',
      )}
    >
      <span aria-hidden>{formatChange(language, after / before - 1)}</span>
      <span className="sr-only">{t(isSmaller ? 'conversion.smaller' : 'conversion.larger', { percent })}</span>
    </p>
  );
}
