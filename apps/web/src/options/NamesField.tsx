import type { ConversionOptions } from '@image-converter/formats/options';
import { Plus } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { exampleName } from '../converter/names/example.ts';
import { defaultPattern, isPattern } from '../converter/names/pattern.ts';
import type { Item } from '../converter/state/state.ts';
import type { OptionWords } from '../i18n/source.ts';
import { Group } from '../ui/Group.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Chosen } from './chosen.ts';

interface NamesFieldProps {
  words: OptionWords;
  options: ConversionOptions;
  items: readonly Item[];
  /** The file whose name is the example; the first one if not set. */
  item?: Item;
  onChoose: (chosen: Chosen) => void;
}

/** What can be inserted, in display order. */
const insertions = {
  name: '{name}',
  n: '{n}',
  date: '{date}',
  time: '{time}',
  size: '{width}x{height}',
  quality: '{quality}',
  camera: '{camera}',
  format: '{format}',
} satisfies Record<keyof OptionWords['names']['words'], string>;

/** How results are named, with the name that the first one would get. */
export function NamesField({ words: all, options, items, item, onChoose }: NamesFieldProps) {
  const { names: words } = all;
  const input = useRef<HTMLInputElement>(null);
  const example = useId();
  const [typed, setTyped] = useState(options.names ?? defaultPattern);
  // Also when it is chosen elsewhere, such as by a reset.
  useEffect(
    () => setTyped((text) => (patternIn(text) === options.names ? text : (options.names ?? defaultPattern))),
    [options.names],
  );
  const choose = (text: string) => {
    setTyped(text);
    onChoose({ names: patternIn(text) });
  };
  const insert = (word: string) => {
    const at = input.current?.selectionStart ?? typed.length;
    const before = typed.slice(0, at);
    choose(`${before}${/[\p{L}\p{N}}]$/u.test(before) ? '-' : ''}${word}${typed.slice(at)}`);
  };
  return (
    <Group title={words.title}>
      <input
        ref={input}
        type="text"
        aria-label={words.pattern}
        aria-describedby={example}
        className="field w-full"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => choose(target.value)}
      />
      <p id={example} className="wrap-anywhere text-quiet text-sm" data-example>
        {words.example}: <Example pattern={patternIn(typed) ?? defaultPattern} {...{ options, items, item }} />
      </p>
      <fieldset className="-mx-1 flex flex-wrap gap-x-1">
        <legend className="sr-only">{words.insert}</legend>
        {(Object.keys(insertions) as (keyof typeof insertions)[]).map((word) => (
          <button
            key={word}
            type="button"
            className="plain-button gap-1 px-2 text-sm"
            title={insertions[word]}
            onClick={() => insert(insertions[word])}
          >
            <Icon of={Plus} className="size-4 text-quiet" />
            {words.words[word]}
          </button>
        ))}
      </fieldset>
    </Group>
  );
}

/** Undefined for the default, and while there is none. */
function patternIn(text: string): string | undefined {
  return text.trim() === defaultPattern || !isPattern(text) ? undefined : text.trim();
}

interface ExampleProps extends Pick<NamesFieldProps, 'options' | 'items'> {
  pattern: string;
  item: Item | undefined;
}

function Example({ pattern, options, items, item }: ExampleProps) {
  const [name, setName] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void exampleName(pattern, options, items, item).then((found) => isCurrent && setName(found));
    return () => {
      isCurrent = false;
    };
  }, [pattern, options, items, item]);
  return <bdi className="font-medium text-ink">{name}</bdi>;
}
