import { formats, type Target } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { Download, type IconNode, LoaderCircle } from 'lucide';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { retryAll } from '../session/retry-all.ts';
import type { Session } from '../session/session.ts';
import type { Step } from '../state/next-steps.ts';

const labels = {
  convert: 'conversion.convert_all',
  'convert-again': 'conversion.convert_again',
  converting: 'conversion.converting',
  cancel: 'conversion.cancel',
  download: 'conversion.download',
  'download-joined': 'conversion.download_joined',
  'download-animation': 'conversion.download_animation',
  'download-all': 'conversion.download_all',
  retry: 'conversion.retry',
} as const;

const signs: Partial<Record<Step, IconNode>> = {
  converting: LoaderCircle,
  download: Download,
  'download-joined': Download,
  'download-animation': Download,
  'download-all': Download,
};

const press: Partial<Record<Step, (session: Session) => unknown>> = {
  convert: (session) => session.convertAll(),
  'convert-again': (session) => session.convertAll(),
  cancel: (session) => session.cancel(),
  download: (session) => session.saving.only(),
  'download-joined': (session) => session.saving.joined('pdf'),
  'download-animation': (session) => session.saving.joined('animation'),
  'download-all': (session) => session.saving.together(),
  retry: retryAll,
};

interface StepButtonProps {
  step: Step;
  session: Session;
  target: Target;
  className: string;
}

export function StepButton({ step, session, target, className }: StepButtonProps) {
  const { t } = useTexts();
  const sign = signs[step];
  const isSingle = session.rules.maxFiles === 1;
  return (
    <button
      type="button"
      className={className}
      aria-disabled={press[step] ? undefined : true}
      // The second click of a double click would hit the button that replaced this one.
      onClick={({ detail }) => detail < 2 && press[step]?.(session)}
    >
      {sign && (
        <Icon
          of={sign}
          className={clsx('size-5.5 shrink-0', step === 'converting' && 'text-accent motion-safe:animate-spin')}
        />
      )}
      {step === 'convert' && isSingle ? t('conversion.convert', { format: formats[target].label }) : t(labels[step])}
    </button>
  );
}
