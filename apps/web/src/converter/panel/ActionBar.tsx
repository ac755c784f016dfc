import { formats } from '@image-converter/formats/formats';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { Session } from '../session/session.ts';
import { nextSteps, type Step } from '../state/next-steps.ts';
import type { State } from '../state/state.ts';

const labels = {
  convert: 'conversion.convert_all',
  'convert-again': 'conversion.convert_again',
  converting: 'conversion.converting',
  cancel: 'conversion.cancel',
  download: 'conversion.download',
  'download-joined': 'conversion.download_joined',
  'download-all': 'conversion.download_all',
  retry: 'conversion.retry',
} as const;

const press: Partial<Record<Step, (session: Session) => unknown>> = {
  convert: (session) => session.convertAll(),
  'convert-again': (session) => session.convertAll(),
  cancel: (session) => session.cancel(),
  download: (session) => session.saving.only(),
  'download-joined': (session) => session.saving.joined(),
  'download-all': (session) => session.saving.together(),
  retry: (session) => session.retryAll(),
};

interface ActionBarProps {
  session: Session;
  state: State;
  ref: Ref<HTMLDivElement>;
  /** Additional buttons. */
  children?: ReactNode;
}

/**
 * The next actions, placed above the files so that they stay visible however long the list is. The main button stays
 * the same element from converting to downloading, so that keyboard users keep their focus.
 */
export function ActionBar({ session, state, ref, children }: ActionBarProps) {
  const { t } = useTexts();
  const { target } = state.options;
  const labelOf = (step: Step) => {
    if (step === 'convert' && session.rules.maxFiles === 1)
      return t('conversion.convert', { format: formats[target].label });
    return t(labels[step]);
  };
  const steps = nextSteps(state);
  return (
    <div ref={ref} className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        {steps.map((step, index) => (
          <button
            key={index === 0 ? 'first' : step}
            type="button"
            className={index === 0 ? 'button max-sm:grow' : 'quiet-button'}
            aria-disabled={press[step] ? undefined : true}
            // The second click of a double click would hit the button that replaced this one.
            onClick={({ detail }) => detail < 2 && press[step]?.(session)}
          >
            {labelOf(step)}
          </button>
        ))}
        {children}
      </div>
      <progress
        className="progress mt-2"
        value={state.progress}
        max={100}
        aria-label={t('conversion.progress')}
        // Keeps its space while hidden to avoid a layout shift.
        style={{ visibility: state.progress === 0 ? 'hidden' : undefined }}
      />
    </div>
  );
}
