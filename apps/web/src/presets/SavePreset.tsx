import { Save } from 'lucide';
import { type RefObject, useId, useState } from 'react';
import type { PresetWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { readHash } from '../options/link.ts';
import { Icon } from '../ui/Icon.tsx';
import { mostPresets, type OwnPreset } from './own-presets.ts';
import { isSameName, longestName, presetName } from './preset-name.ts';

interface SavePresetProps {
  ref: RefObject<HTMLButtonElement | null>;
  words: PresetWords;
  own: readonly OwnPreset[];
  onSave: (name: string) => void;
}

/** A button, and a field for the name. A preset that came with the link has one already. */
export function SavePreset({ ref, words, own, onSave }: SavePresetProps) {
  const [typed, setTyped] = useState<string>();
  const remark = useId();
  const name = presetName(typed ?? '');
  const existing = own.find((one) => name !== undefined && isSameName(one.name, name));
  const isFull = !existing && own.length >= mostPresets;
  const save = () => {
    if (name === undefined || isFull) return;
    ref.current?.focus();
    setTyped(undefined);
    onSave(name);
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="text-button"
        aria-expanded={typed !== undefined}
        onClick={() => setTyped(typed === undefined ? (readHash(location.hash)?.name ?? '') : undefined)}
      >
        <Icon of={Save} className="size-4" />
        {words.save_as}
      </button>
      {typed !== undefined && (
        <form
          className="flex basis-full flex-wrap gap-2 px-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <input
            // The form appears because somebody wants to type.
            ref={focus}
            type="text"
            aria-label={words.name}
            aria-describedby={remark}
            placeholder={words.name}
            className="field min-w-0 grow basis-40"
            autoComplete="off"
            maxLength={longestName}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="quiet-button" disabled={name === undefined || isFull}>
            {existing ? words.replace : words.save}
          </button>
          <p id={remark} aria-live="polite" className="wrap-anywhere basis-full text-quiet text-sm empty:hidden">
            {existing && fill(words.exists, { name: existing.name })}
            {isFull && fill(words.full, { most: mostPresets })}
          </p>
        </form>
      )}
    </>
  );
}

function focus(field: HTMLElement | null): void {
  field?.focus();
}
