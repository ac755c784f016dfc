import { useId } from 'react';
import type { ResultWords } from '../../i18n/source.ts';
import { fill } from '../../i18n/translate.ts';

interface QualityBarProps {
  words: ResultWords['view'];
  quality: number;
  /** Quality of the result. */
  used: number;
  onChange: (quality: number) => void;
  onUse: () => void;
}

/** Previews another quality and applies it. */
export function QualityBar({ words, quality, used, onChange, onUse }: QualityBarProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm">
        {words.quality}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={100}
        value={quality}
        className="h-11 min-w-24 flex-1 cursor-pointer accent-accent"
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id} className="w-8 text-right text-sm tabular-nums">
        {quality}
      </output>
      <button
        type="button"
        className="button max-sm:flex-1"
        aria-disabled={quality === used || undefined}
        onClick={() => quality !== used && onUse()}
      >
        {fill(words.use, { quality })}
      </button>
    </div>
  );
}
