import { Check, CircleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import { Fact } from '../converter/rows/Fact.tsx';
import type { Outcome } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Hint } from '../ui/Hint.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Checked, checkOf } from './check.ts';
import { checkWords, shortWords } from './check-words.ts';

export interface PresetCheckProps {
  outcome: Outcome;
  /** As one of several facts in a line. */
  dense?: boolean;
}

/** Whether a result is what its preset is for, or why not. */
export function PresetCheck({ outcome, dense = false }: PresetCheckProps) {
  const words = usePart('presets');
  const { language } = useNavigation().route;
  const checked = useCheck(outcome);
  if (!words || !checked) return null;
  const { shortfall } = checked;
  const text = checkWords(words, language, checked);
  if (dense)
    return (
      <Fact sign={shortfall ? CircleAlert : Check} className={shortfall ? 'text-warn' : 'text-good'}>
        <span aria-hidden title={text}>
          {shortWords(words, language, checked)}
        </span>
        <span className="sr-only">{text}</span>
      </Fact>
    );
  return (
    <div data-preset-check={shortfall ? 'missed' : 'met'}>
      {shortfall ? (
        <Hint tone="warning" text={`${text}.`} />
      ) : (
        <p className="flex items-center gap-1.5">
          <Icon of={Check} className="size-4 shrink-0 text-good" />
          {text}
        </p>
      )}
    </div>
  );
}

/** Undefined until the files have been read, or if that is not possible. */
function useCheck(outcome: Outcome): Checked | undefined {
  const [found, setFound] = useState<{ readonly outcome: Outcome; readonly checked: Checked | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    checkOf(outcome).then(
      (checked) => isCurrent && setFound({ outcome, checked }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [outcome]);
  return found?.outcome === outcome ? found.checked : undefined;
}
