import { applies, writingTable } from '@image-converter/formats/options';
import { useId } from 'react';
import { Group } from '../ui/Group.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import type { FieldProps } from './fields.ts';

/**
 * Quality grades in words, best first, each with its lower bound and preset. AVIF's encoder maps the number to its own
 * scale, so the words hold for every target.
 */
const grades = {
  same: { min: 85, preset: 90 },
  small: { min: 60, preset: 75 },
  smallest: { min: 0, preset: 50 },
} as const;

type Grade = keyof typeof grades;
const names = Object.keys(grades) as Grade[];

function gradeOf(quality: number): Grade {
  return names.find((name) => quality >= grades[name].min) ?? 'smallest';
}

const { check } = writingTable.quality;

/** A number for experts, and words for everybody else. They stay in place for lossless files, which have no quality. */
export function QualityField({ words: all, options, onChoose }: FieldProps) {
  const { quality: words } = all;
  const { target, quality, lossless, maxBytes } = options;
  const grade = gradeOf(quality);
  return (
    <Group title={words.title} hint={lossless ? undefined : words[`${grade}_hint`]}>
      <fieldset disabled={lossless} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 disabled:opacity-60">
        <Segments
          name={useId()}
          legend={words.words}
          hideLegend
          values={names.map((value) => ({ value, label: words[value] }))}
          value={lossless ? undefined : grade}
          onChange={(name) => onChoose({ quality: grades[name].preset })}
        />
        <Slider
          label={words.title}
          valueText={`${quality}: ${words[grade]}`}
          min={check.min}
          max={check.max}
          value={quality}
          onChange={(number) => onChoose({ quality: number })}
        >
          <CheckedNumber
            words={all}
            label={words.number}
            value={quality}
            check={check}
            onChoose={(number) => onChoose({ quality: number })}
          />
        </Slider>
        {maxBytes && <p className="text-quiet text-sm">{words.at_most}</p>}
      </fieldset>
      {applies('lossless', target) && (
        <Switch label={words.lossless} checked={lossless} onChange={(wanted) => onChoose({ lossless: wanted })} />
      )}
    </Group>
  );
}
