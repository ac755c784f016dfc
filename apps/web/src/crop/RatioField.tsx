import type { Size } from '@image-converter/formats/inspection';
import { wholeNumber } from '@image-converter/formats/option-checks';
import { useId, useState } from 'react';
import type { CropWords } from '../i18n/source.ts';
import { usePart } from '../i18n/use-part.ts';
import { CheckedNumber } from '../options/CheckedNumber.tsx';
import { Chips } from '../ui/Chips.tsx';
import { Group } from '../ui/Group.tsx';
import type { Ratio } from './edit.ts';

interface RatioFieldProps {
  words: CropWords;
  ratio: Ratio;
  /** What the frame has now, in pixels. */
  current: Size;
  onChoose: (ratio: Ratio) => void;
}

const shapes = ['1:1', '4:3', '3:2', '16:9', '9:16'] as const;
const part = wholeNumber(1, 9999);

/** The ratio that the frame keeps. */
export function RatioField({ words: { ratio: words }, ratio, current, onChoose }: RatioFieldProps) {
  const optionWords = usePart('options');
  const written = typeof ratio === 'string' ? ratio : `${ratio.width}:${ratio.height}`;
  const isShape = typeof ratio === 'string' || shapes.some((shape) => shape === written);
  const [isOwn, setIsOwn] = useState(!isShape);
  const showsOwn = typeof ratio === 'object' && (isOwn || !isShape);
  const choose = (value: string) => {
    setIsOwn(value === 'own');
    if (value === 'free' || value === 'original') onChoose(value);
    else if (value !== 'own') onChoose(sizeIn(value));
    else if (typeof ratio === 'string') onChoose(nearest(current));
  };
  return (
    <Group title={words.title}>
      <div data-ratios>
        <Chips
          name={useId()}
          values={[
            { value: 'free', label: words.free },
            { value: 'original', label: words.original },
            ...shapes.map((shape) => ({ value: shape, label: shape })),
            { value: 'own', label: words.own },
          ]}
          value={showsOwn ? 'own' : written}
          onChange={choose}
        />
      </div>
      {showsOwn && optionWords && (
        <div className="flex flex-wrap items-center gap-2">
          <CheckedNumber
            words={optionWords}
            label={words.width}
            value={ratio.width}
            check={part}
            unit="×"
            onChoose={(width) => onChoose({ ...ratio, width })}
          />
          <CheckedNumber
            words={optionWords}
            label={words.height}
            value={ratio.height}
            check={part}
            onChoose={(height) => onChoose({ ...ratio, height })}
          />
        </div>
      )}
    </Group>
  );
}

function sizeIn(shape: string): Size {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return { width, height };
}

/** In the numbers of the field. */
function nearest({ width, height }: Size): Size {
  const scale = Math.min(1, part.max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
