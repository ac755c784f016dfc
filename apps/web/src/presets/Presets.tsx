import type { ConversionOptions } from '@image-converter/formats/options';
import { Trash2 } from 'lucide';
import { useId, useRef, useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import type { OptionWords, PresetWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { CopyLink } from '../options/CopyLink.tsx';
import type { Chosen } from '../options/chosen.ts';
import { summary } from '../options/summary.ts';
import { Chips } from '../ui/Chips.tsx';
import { Icon } from '../ui/Icon.tsx';
import { chosenIn, type OfferedPreset, offeredPresets } from './offered.ts';
import { type OwnPreset, readPresets, storePresets, withPreset } from './own-presets.ts';
import { SavePreset } from './SavePreset.tsx';

export interface PresetsProps {
  words: OptionWords;
  session: Session;
  /** The options as they apply to the target. */
  options: ConversionOptions;
  /** Set while files are converting. */
  disabled: boolean;
  onChoose: (chosen: Chosen) => void;
}

/** What happened last. */
interface News {
  readonly text: string;
  /** What was there before something was deleted. */
  readonly before?: readonly OwnPreset[];
}

/** Presets to pick from, and what can be done with the picked one. */
export function Presets({ words: optionWords, session, options, disabled, onChoose }: PresetsProps) {
  const words = usePart('presets');
  const { language } = useNavigation().route;
  const [own, setOwn] = useState<readonly OwnPreset[]>(readPresets);
  const [last, setLast] = useState<string>();
  const [news, setNews] = useState<News>();
  const saveButton = useRef<HTMLButtonElement>(null);
  const group = useId();
  if (!words) return null;
  const { rules } = session;
  const offered = offeredPresets(rules, options, own);
  const picked = pickedOf(offered, last);
  const pick = (key: string) => {
    setLast(key);
    setNews(undefined);
    onChoose(offered.find((one) => keyOf(one) === key)?.chosen ?? {});
  };
  /** Says why if the device does not keep them. */
  const keep = (presets: readonly OwnPreset[], wanted?: News) => {
    const isKept = storePresets(presets);
    setNews(isKept ? wanted : { text: words.blocked });
    if (isKept) setOwn(presets);
  };
  const remove = (name = '') => {
    // The pressed button disappears.
    saveButton.current?.focus();
    const before = readPresets();
    keep(
      before.filter((one) => one.name !== name),
      { text: fill(words.deleted, { name }), before },
    );
  };
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 disabled:opacity-60">
      <legend className="sr-only">{words.legend}</legend>
      {offered.length === 0 && <p className="text-quiet text-sm">{words.none}</p>}
      <Chips
        name={group}
        values={offered.map((one) => ({
          value: keyOf(one),
          label: <span className="wrap-anywhere">{labelOf(words, one)}</span>,
        }))}
        value={picked ? keyOf(picked) : ''}
        onChange={pick}
      />
      {picked && (
        <p className="text-quiet text-sm">
          {summary(optionWords, language, picked.said).join(' · ')}
          {picked.preset === 'passport' && `. ${words.face}`}
        </p>
      )}
      <div className="-mx-3 flex flex-wrap">
        <SavePreset
          ref={saveButton}
          words={words}
          own={own}
          onSave={(name) => {
            setLast(keyOf({ name }));
            keep(withPreset(readPresets(), { name, chosen: chosenIn(options) }), { text: fill(words.saved, { name }) });
          }}
        />
        {picked?.name && (
          <>
            <CopyLink words={optionWords} chosen={picked.said} name={picked.name} label={words.share} />
            <button type="button" className="text-button" onClick={() => remove(picked.name)}>
              <Icon of={Trash2} className="size-4" />
              {words.delete}
            </button>
          </>
        )}
      </div>
      <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 text-sm">
        {news?.text}
        {news?.before && (
          <button
            type="button"
            className="-ml-3 text-button"
            onClick={() => {
              saveButton.current?.focus();
              keep(news.before ?? []);
            }}
          >
            {words.undo}
          </button>
        )}
      </div>
    </fieldset>
  );
}

type Named = Pick<OfferedPreset, 'preset'> & { readonly name?: string | undefined };

/** The visitor's own are told apart by their names. */
function keyOf({ preset, name }: Named): string {
  return preset ?? `own ${name}`;
}

function labelOf(words: PresetWords, { preset, name }: OfferedPreset): string | undefined {
  return preset ? words.names[preset] : name;
}

/** Of several with the same effect, the one that was pressed; else the visitor's own, which says more. */
function pickedOf(offered: readonly OfferedPreset[], last: string | undefined): OfferedPreset | undefined {
  const picked = offered.filter(({ isPicked }) => isPicked);
  return picked.find((one) => keyOf(one) === last) ?? picked.at(-1);
}
