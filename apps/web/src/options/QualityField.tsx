import { applies, writingTable } from '@image-converter/formats/options';
import { CheckedNumber } from './CheckedNumber.tsx';
import { type FieldProps, Group, Pick, Tick } from './fields.tsx';

/**
 * Quality grades in words, best first, each with its lower bound and preset. AVIF's encoder maps the number to its own
 * scale, so the words hold for every target.
 */
const grades = [
  { name: 'same', min: 85, preset: 90 },
  { name: 'small', min: 60, preset: 75 },
  { name: 'smallest', min: 0, preset: 50 },
] as const;

type Grade = (typeof grades)[number]['name'];

function gradeOf(quality: number): Grade {
  return grades.find(({ min }) => quality >= min)?.name ?? 'smallest';
}

const { check } = writingTable.quality;

/** A number for experts, and words for everybody else. */
export function QualityField({ words, options, onChoose }: FieldProps) {
  const { target, quality, lossless, maxBytes } = options;
  const grade = gradeOf(quality);
  return (
    <Group title={words.quality.title}>
      {applies('lossless', target) && (
        <Tick label={words.quality.lossless} checked={lossless} onChange={(wanted) => onChoose({ lossless: wanted })} />
      )}
      {!lossless && (
        <>
          <div className="flex flex-wrap gap-2">
            {grades.map(({ name, preset }) => (
              <Pick
                key={name}
                label={words.quality[name]}
                isChosen={name === grade}
                onPress={() => onChoose({ quality: preset })}
              />
            ))}
          </div>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <input
              type="range"
              aria-label={words.quality.title}
              aria-valuetext={`${quality}: ${words.quality[grade]}`}
              className="h-11 min-w-40 flex-1 accent-accent"
              min={check.min}
              max={check.max}
              value={quality}
              onChange={({ currentTarget }) => onChoose({ quality: currentTarget.valueAsNumber })}
            />
            <CheckedNumber
              words={words}
              label={words.quality.number}
              value={quality}
              check={check}
              onChoose={(number) => onChoose({ quality: number })}
            />
          </div>
          <p className="text-quiet">{maxBytes ? words.quality.at_most : words.quality[`${grade}_hint`]}</p>
        </>
      )}
    </Group>
  );
}
