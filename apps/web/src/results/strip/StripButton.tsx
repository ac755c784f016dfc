import { Scale } from 'lucide';
import { resultOf } from '../../converter/state/state.ts';
import { fill } from '../../i18n/translate.ts';
import { usePart } from '../../i18n/use-part.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CropProps } from '../CropButton.tsx';
import { DialogButton } from '../DialogButton.tsx';
import { hasStrip } from './strip.ts';

const load = () => import('./StripSheet.tsx');

interface StripButtonProps extends CropProps {
  className: string;
  /** Of the words beside the sign. */
  labelClass?: string;
}

/** Shows a picture in all formats that can look like it. */
export function StripButton({ item, session, busy, className, labelClass }: StripButtonProps) {
  const words = usePart('results');
  const outcome = resultOf(item);
  if (!words || !outcome || !hasStrip(item, outcome)) return null;
  return (
    <DialogButton
      load={load}
      dialog={({ StripSheet }, close) => <StripSheet item={item} session={session} words={words} onClose={close} />}
      label={fill(words.strip.open_of, { filename: item.file.name })}
      title={words.strip.open}
      className={className}
      disabled={busy}
    >
      <Icon of={Scale} className="size-4.5 shrink-0" />
      <span className={labelClass}>{words.strip.open}</span>
    </DialogButton>
  );
}

/** In a row, only its sign: there is little room beside a result. */
export function RowStrip(props: CropProps) {
  return <StripButton {...props} className="icon-button disabled:invisible" labelClass="sr-only" />;
}
