import { type ConversionOptions, frameTime } from '@image-converter/formats/options';
import { useId, useState } from 'react';
import { usePart } from '../i18n/use-part.ts';
import { CheckedNumber } from '../options/CheckedNumber.tsx';
import type { Chosen } from '../options/chosen.ts';
import { Chips } from '../ui/Chips.tsx';
import { Group } from '../ui/Group.tsx';
import { Switch } from '../ui/Switch.tsx';

interface AnimationFieldProps {
  options: ConversionOptions;
  onChoose: (chosen: Chosen) => void;
}

type Animation = Exclude<ConversionOptions['animation'], 'none'>;

const usual: Animation = { milliseconds: 500, plays: 0 };

/** One animation of all pictures: whether, how fast and how often. */
export function AnimationField({ options: { animation }, onChoose }: AnimationFieldProps) {
  const words = usePart('animation');
  const optionWords = usePart('options');
  const name = useId();
  // What was chosen before it was switched off.
  const [last, setLast] = useState(usual);
  if (!words || !optionWords) return null;
  const choose = (chosen: Animation) => {
    setLast(chosen);
    onChoose({ animation: chosen });
  };
  return (
    <Group title={words.title}>
      <Switch
        label={words.join}
        hint={words.join_hint}
        checked={animation !== 'none'}
        onChange={(wanted) => onChoose({ animation: wanted ? last : 'none' })}
      />
      {animation !== 'none' && (
        <>
          <div className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
            <span aria-hidden className="grow">
              {words.time}
            </span>
            <CheckedNumber
              words={optionWords}
              label={words.time_label}
              value={animation.milliseconds}
              check={frameTime}
              unit="ms"
              onChoose={(milliseconds) => choose({ ...animation, milliseconds })}
            />
          </div>
          <Chips
            name={name}
            values={[
              { value: 'forever', label: words.forever },
              { value: 'once', label: words.once },
            ]}
            value={animation.plays === 0 ? 'forever' : 'once'}
            onChange={(plays) => choose({ ...animation, plays: plays === 'once' ? 1 : 0 })}
          />
        </>
      )}
    </Group>
  );
}
