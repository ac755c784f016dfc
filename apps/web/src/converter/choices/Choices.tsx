import type { ConversionOptions } from '@image-converter/formats/options';
import { drawnSide, type ReadingOptions, readingTable } from '@image-converter/formats/reading';
import { useEffect, useId, useState } from 'react';
import { usePart } from '../../i18n/use-part.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Group } from '../../ui/Group.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { optionsOf } from '../state/item-options.ts';
import type { Item } from '../state/state.ts';
import { NumberField } from './NumberField.tsx';
import { type Choice, offeredChoices } from './offered-choices.ts';
import { PagesField } from './PagesField.tsx';

export interface ChoicesProps {
  items: readonly Item[];
  options: ConversionOptions;
  /** Set while files are converting. */
  disabled: boolean;
  onChoose: (chosen: Partial<ReadingOptions>) => void;
}

/** A line with the read options of these files; empty if there are none. */
export function Choices({ items, options, disabled, onChoose }: ChoicesProps) {
  const offered = useOffered(items, options);
  const words = usePart('choices');
  const resolutions = useId();
  const frames = useId();
  if (offered.size === 0 || !words) return null;
  // These have titles of their own.
  const isOnlyOne = offered.size === 1 && (offered.has('raw') || offered.has('frames'));
  return (
    <fieldset
      disabled={disabled}
      className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-3 px-4 pb-4 disabled:opacity-60 sm:px-6"
      data-choices={[...offered].join(' ')}
    >
      {!isOnlyOne && <legend className="sr-only">{words.title}</legend>}
      {offered.has('pages') && (
        <PagesField words={words} pages={options.pages} onChoose={(pages) => onChoose({ pages })} />
      )}
      {offered.has('dpi') && (
        <NumberField
          label={words.dpi}
          value={options.dpi}
          min={readingTable.dpi.check.min}
          max={readingTable.dpi.check.max}
          list={resolutions}
          onChoose={(dpi) => dpi !== undefined && onChoose({ dpi })}
        />
      )}
      {offered.has('dpi') && (
        <datalist id={resolutions}>
          {[72, 150, 300].map((dpi) => (
            <option key={dpi} value={dpi} />
          ))}
        </datalist>
      )}
      {offered.has('longestSide') && (
        <NumberField
          label={words.longest_side}
          value={options.longestSide === 'as stated' ? undefined : options.longestSide}
          min={drawnSide.min}
          max={drawnSide.max}
          placeholder={words.as_stated}
          onChoose={(side) => onChoose({ longestSide: side ?? 'as stated' })}
        />
      )}
      {offered.has('raw') && (
        <Switch
          label={words.camera_preview}
          checked={options.raw === 'camera preview'}
          onChange={(wanted) => onChoose({ raw: wanted ? 'camera preview' : 'developed' })}
        />
      )}
      {offered.has('frames') && (
        <Group title={words.frames}>
          <Chips
            name={frames}
            values={readingTable.frames.check.values.map((value) => ({ value, label: words[`frames_${value}`] }))}
            value={options.frames}
            onChange={(chosen) => onChoose({ frames: chosen })}
          />
        </Group>
      )}
    </fieldset>
  );
}

/** If loading fails, nothing is offered and files are read with the defaults. */
function useOffered(items: readonly Item[], options: ConversionOptions): ReadonlySet<Choice> {
  const [offered, setOffered] = useState<ReadonlySet<Choice>>(new Set());
  useEffect(() => {
    let isLatest = true;
    offeredChoices(items.map((item) => ({ ...item, target: optionsOf(options, item).target }))).then(
      (found) => isLatest && setOffered(found),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [items, options]);
  return offered;
}
