import { useState } from 'react';
import { chooseAtOnce, convertsAtOnce } from '../converter/session/at-once.ts';
import type { OptionWords } from '../i18n/source.ts';
import { useSite } from '../site.tsx';
import { Switch } from '../ui/Switch.tsx';

/** Whether files are converted without a press of the button. */
export function AtOnceSwitch({ words }: { words: OptionWords }) {
  const { api } = useSite();
  const [isOn, setOn] = useState(convertsAtOnce);
  const choose = (wanted: boolean) => {
    chooseAtOnce(wanted);
    setOn(wanted);
  };
  return (
    <Switch
      label={words.at_once.label}
      hint={api ? words.at_once.server : undefined}
      checked={isOn}
      onChange={choose}
    />
  );
}
