import { applies, writingTable } from '@image-converter/formats/options';
import { useId } from 'react';
import { Group } from '../ui/Group.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import type { FieldProps } from './fields.ts';
import { levelNames, levelOf, qualityOf } from './levels.ts';

const { check } = writingTable.quality;
const looks = writingTable.look.check.values;

/** A look or a level, which stay in place for lossless files, which have no quality. */
export function QualityField({ words: all, options, onChoose }: FieldProps) {
  const { quality: words } = all;
  const { target, quality, look, lossless, maxBytes } = options;
  const lookId = useId();
  const level = levelOf(quality, target);
  return (
    <Group
      title={words.title}
      hint={lossless ? undefined : look === 'none' ? words[`${level}_hint`] : words.look[`${look}_hint`]}
    >
      <fieldset disabled={lossless} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 disabled:opacity-60">
        {applies('look', target) && (
          <Segments
            name={lookId}
            legend={words.look.title}
            hideLegend
            values={looks.map((value) => ({ value, label: words.look[value] }))}
            value={lossless ? undefined : look}
            onChange={(wanted) => onChoose({ look: wanted })}
          />
        )}
        {look === 'none' && <Level words={all} options={options} onChoose={onChoose} />}
        {maxBytes && <p className="text-quiet text-sm">{words.at_most}</p>}
      </fieldset>
      {applies('lossless', target) && (
        <Switch label={words.lossless} checked={lossless} onChange={(wanted) => onChoose({ lossless: wanted })} />
      )}
    </Group>
  );
}

/** A number for experts, and words for everybody else. */
function Level({
  words: all,
  options: { target, quality, lossless },
  onChoose,
}: Pick<FieldProps, 'words' | 'options' | 'onChoose'>) {
  const { quality: words } = all;
  const level = levelOf(quality, target);
  return (
    <>
      <Segments
        name={useId()}
        legend={words.words}
        hideLegend
        values={levelNames.map((value) => ({ value, label: words[value] }))}
        value={lossless ? undefined : level}
        onChange={(name) => onChoose({ quality: qualityOf(name, target) })}
      />
      <Slider
        label={words.title}
        valueText={`${quality}: ${words[level]}`}
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
    </>
  );
}
