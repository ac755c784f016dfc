import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { formatPercent } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useNavigation } from '../../navigation/navigation.tsx';
import { useRowParts } from '../../results/use-row-parts.ts';
import type { Session } from '../session/session.ts';
import { nextSteps, type Step } from '../state/next-steps.ts';
import { resultOf, type State } from '../state/state.ts';
import { StepButton } from './StepButton.tsx';
import { Summary } from './Summary.tsx';

interface ActionBarProps {
  session: Session;
  state: State;
  optionsButton: ReactNode;
  /** Additional buttons. */
  children?: ReactNode;
}

/**
 * What can be done next. Until there are results it is a dock at the foot of the card, which stays in view; then it is
 * their summary at the head. On phones its buttons are always at the lower end of the screen. The main button stays the
 * same element from converting to downloading, so that keyboard users keep their focus.
 */
export function ActionBar({ session, state, optionsButton, children }: ActionBarProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockRoom(dock);
  const [first, ...others] = nextSteps(state);
  const isSummary = useIsSummary(state, first);
  const busy = state.phase === 'converting';
  const shared = { session, target: state.options.target };
  return (
    <div className={clsx('relative border-line', isSummary ? summaryClass : dockClass)}>
      <Summary session={session} state={state} shown={isSummary} />
      <div
        ref={dock}
        className={clsx('flex flex-wrap items-center gap-2 md:gap-x-4', phoneClass, isSummary && reversed)}
      >
        {first && <StepButton step={first} {...shared} className={clsx('button large', mainClass)} />}
        {!isSummary && <Middle session={session} state={state} />}
        <div className={clsx('flex flex-wrap gap-2 empty:hidden', !busy && 'max-md:order-first max-md:basis-full')}>
          {others.map((step) => (
            <StepButton
              key={step}
              step={step}
              {...shared}
              className="quiet-button max-md:grow md:min-h-14 md:rounded-2xl"
            />
          ))}
          {children}
        </div>
        <div
          className={clsx(
            'flex flex-wrap items-center',
            optionsClass,
            busy && 'max-md:hidden',
            isSummary && besideOpen,
          )}
        >
          {optionsButton}
        </div>
        <ProgressLine progress={state.progress} className={isSummary ? 'md:top-auto md:-bottom-px' : ''} />
      </div>
    </div>
  );
}

const summaryClass = 'flex flex-wrap items-center gap-x-6 gap-y-3 border-b p-4 sm:px-6 md:py-6';
const dockClass = 'order-last md:mt-auto md:sticky md:bottom-0 md:z-10 md:border-t md:bg-panel md:px-6 md:py-4';
const phoneClass =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-line max-md:border-t max-md:bg-panel max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-float';
/** The main button is last where the eye ends, but first by keyboard. */
const reversed = 'md:ml-auto md:flex-row-reverse';
/** On the narrowest phones, a long word needs the room of the sign. */
const mainClass = 'max-md:grow max-md:basis-0 max-md:px-3 max-md:py-1 max-[22.5rem]:not-aria-disabled:[&>svg]:hidden';
/** As high as the main button; on phones with the word below the sign. */
const optionsClass =
  'max-md:ml-auto [&>button]:min-h-14 [&>button]:rounded-2xl max-md:[&>button]:flex-col max-md:[&>button]:gap-0.5 max-md:[&>button]:px-2.5 max-md:[&>button]:text-xs';

/** Open options have a close button, and take the room of this one. */
const besideOpen = 'lg:has-aria-expanded:hidden';

/** Whether the bar is at the head. It stays where it is while files are converted again. */
function useIsSummary({ phase, items }: State, first: Step | undefined): boolean {
  const [isSummary, setIsSummary] = useState(false);
  const isWanted = phase === 'converting' ? isSummary : first !== 'convert' && items.some(resultOf);
  if (isWanted !== isSummary) setIsSummary(isWanted);
  return isWanted;
}

/** Between the main button and the options: what will happen, or how far it is. */
function Middle({ session, state }: { session: Session; state: State }) {
  const { language } = useNavigation().route;
  const parts = useRowParts();
  return (
    <div className="min-w-48 grow basis-0 max-md:hidden">
      {state.phase === 'converting' ? (
        <p aria-hidden className="display text-3xl text-accent tabular-nums">
          {formatPercent(language, state.progress / 100)}
        </p>
      ) : (
        parts && <parts.Plan session={session} state={state} />
      )}
    </div>
  );
}

/** Along the edge of the bar, so that nothing moves when it comes and goes. */
function ProgressLine({ progress, className }: { progress: number; className: string }) {
  const { t } = useTexts();
  return (
    <progress
      className={clsx('progress absolute inset-x-0 top-0 h-1 rounded-none', className)}
      value={progress}
      max={100}
      aria-label={t('conversion.progress')}
      style={{ visibility: progress === 0 ? 'hidden' : undefined }}
    />
  );
}

/**
 * Tells the style sheet how high the bar at the lower end of the window is, so that the page keeps as much room free and
 * does not scroll anything under it.
 */
function useDockRoom(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = dock.current;
    if (!bar) return;
    const { style } = document.documentElement;
    // One pixel more: a page whose height is no whole number cannot be scrolled to its very end.
    const resized = new ResizeObserver(() => style.setProperty('--dock', `${bar.offsetHeight + 1}px`));
    resized.observe(bar);
    return () => {
      resized.disconnect();
      style.removeProperty('--dock');
    };
  }, [dock]);
}
