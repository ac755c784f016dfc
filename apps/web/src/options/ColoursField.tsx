import { writingTable } from '@image-converter/formats/options';
import { useId } from 'react';
import { formatNumber } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Group } from '../ui/Group.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Slider } from '../ui/Slider.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import type { FieldProps } from './fields.ts';

const { colours: number, dither: amount } = writingTable;

/** How many colours a palette has, and how the others are imitated. */
export function ColoursField({ words: all, options: { colours, dither, maxBytes }, onChoose }: FieldProps) {
  const { language } = useNavigation().route;
  const { colours: words } = all;
  const choose = (chosen: number) => onChoose({ colours: chosen });
  return (
    <Group title={words.title} hint={maxBytes === undefined ? undefined : words.at_most}>
      <Slider
        label={words.title}
        valueText={fill(all.summary.colours, { value: formatNumber(language, colours) })}
        min={number.check.min}
        max={number.check.max}
        value={colours}
        onChange={choose}
      >
        <CheckedNumber words={all} label={words.number} value={colours} check={number.check} onChoose={choose} />
      </Slider>
      <Segments
        name={useId()}
        legend={words.dither}
        values={amount.check.values.map((value) => ({ value, label: words[value] }))}
        value={dither}
        onChange={(chosen) => onChoose({ dither: chosen })}
      />
      <p className="text-quiet text-sm">{words.dither_hint}</p>
    </Group>
  );
}
