import type { Size } from '@image-converter/formats/inspection';
import { type BoxKind, sideKinds } from '@image-converter/formats/size-option';
import { useId } from 'react';
import type { OptionWords } from '../i18n/source.ts';
import { PickList } from '../ui/PickList.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';

interface BoxFieldProps {
  words: OptionWords;
  kind: BoxKind;
  /** In pixels, or as a ratio. */
  box: Size;
  onChoose: (kind: BoxKind, box: Size) => void;
}

const fits = ['box', 'fill', 'pad'] as const satisfies readonly BoxKind[];

/** Width and height, and how the picture fits into them. */
export function BoxField({ words, kind, box, onChoose }: BoxFieldProps) {
  const name = useId();
  const unit = kind === 'padRatio' ? undefined : 'px';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <CheckedNumber
          words={words}
          label={words.size.width}
          value={box.width}
          check={sideKinds.width}
          unit={kind === 'padRatio' ? ':' : '×'}
          onChoose={(width) => onChoose(kind, { ...box, width })}
        />
        <CheckedNumber
          words={words}
          label={words.size.height}
          value={box.height}
          check={sideKinds.height}
          unit={unit}
          onChoose={(height) => onChoose(kind, { ...box, height })}
        />
      </div>
      {kind !== 'padRatio' && (
        <PickList
          name={name}
          values={fits.map((fit) => ({
            value: fit,
            label: words.size.fits[fit],
            hint: words.size.fits[`${fit}_hint`],
          }))}
          value={kind}
          onChange={(fit) => onChoose(fit, box)}
        />
      )}
    </>
  );
}
