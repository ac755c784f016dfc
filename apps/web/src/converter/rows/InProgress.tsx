import type { AnyFormat } from '@image-converter/formats/any-format';
import { hasReadOption } from '@image-converter/formats/unchanged';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { Scale } from '../../ui/Scale.tsx';
import type { ItemStatus, Progress } from '../state/state.ts';
import { Fact } from './Fact.tsx';

interface InProgressProps {
  format: AnyFormat;
  status: ItemStatus & { kind: 'converting' };
  /** Progress of the whole conversion, if this is its only file. */
  overall: number | undefined;
  /** A row of a long list: bars that move in all of them would take as much time as the conversions. */
  dense: boolean;
}

/** The current step, and a bar with its progress. */
export function InProgress({ format, status: { mode, progress }, overall, dense }: InProgressProps) {
  const { t } = useTexts();
  const share = shareOf(progress) ?? overall;
  return (
    <>
      {(share !== undefined || !dense) && (
        <Scale share={share} tone="running" className="mr-3 inline-block align-middle" />
      )}{' '}
      <Fact>{mode === 'client' && !progress ? <InBrowser /> : stepOf(t, format, progress)}</Fact>
    </>
  );
}

/** Undefined if the step has no measure. */
function shareOf(progress: Progress | undefined): number | undefined {
  if (progress?.step === 'page') return progress.page / progress.last;
  return progress?.step === 'uploading' ? progress.fraction : undefined;
}

/** Long enough for a visitor to start wondering. */
const longMilliseconds = 2000;

/** Explains a long wait: some images take a while, AVIF most of all. */
function InBrowser() {
  const { t } = useTexts();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return t(isLong ? 'conversion.still_converting' : 'conversion.converting');
}

/** Shows the current step while the server or a multi-page document takes time. */
function stepOf(t: Translate, format: AnyFormat, progress: Progress | undefined): string {
  switch (progress?.step) {
    case 'page':
      return t(hasReadOption(format, 'frames') ? 'conversion.frame_in_work' : 'conversion.page_in_work', progress);
    case 'uploading':
      return t('conversion.uploading', { percent: Math.round(progress.fraction * 100) });
    case 'converting':
      return t('conversion.server_converting');
    case 'receiving':
      return t('conversion.receiving');
    default:
      return t('conversion.converting');
  }
}
