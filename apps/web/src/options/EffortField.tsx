import type { Target } from '@image-converter/formats/formats';
import { applies, type ConversionOptions, writingTable } from '@image-converter/formats/options';
import { useId } from 'react';
import { formatNumber } from '../i18n/numbers.ts';
import type { OptionWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Group } from '../ui/Group.tsx';
import { PickList } from '../ui/PickList.tsx';
import type { FieldProps } from './fields.ts';

type Effort = ConversionOptions['effort'];

/** Seconds for 12 megapixels on a computer with two cores. */
const expected: Partial<Record<Target, Partial<Record<Effort, number>>>> = {
  jpg: { smaller: 2 },
  png: { smaller: 20, palette: 2 },
};

export function EffortField({ words, options: { target, effort }, onChoose }: FieldProps) {
  const { language } = useNavigation().route;
  const efforts = writingTable.effort.check.values.filter((value) => applies('effort', target, value));
  const values = efforts.map((value) => {
    const seconds = expected[target]?.[value];
    const label = labelOf(words, target, value);
    if (!seconds) return { value, label };
    return { value, label, hint: fill(words.effort.time, { seconds: formatNumber(language, seconds) }) };
  });
  return (
    <Group title={words.effort.title}>
      <PickList name={useId()} values={values} value={effort} onChange={(chosen) => onChoose({ effort: chosen })} />
    </Group>
  );
}

function labelOf({ effort: words }: OptionWords, target: Target, effort: Effort): string {
  if (effort === 'smaller') return target === 'png' ? words.smaller_png : words.smaller_jpg;
  return words[effort];
}
