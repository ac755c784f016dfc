import type { ConverterRules } from '@image-converter/formats/converters';
import { distinct, plainName } from '@image-converter/formats/result-names';
import { resultNames } from '@image-converter/formats/several-names';
import { folderOf } from '../choose/folders.ts';
import { endingsOn } from '../save/downloads.ts';
import { optionsOf } from '../state/item-options.ts';
import { type Item, type Outcome, resultOf, type State } from '../state/state.ts';
import { extensionOf, type FileFacts, factsFor, type Nameable, valuesOf } from './facts.ts';
import { defaultPattern, expanded } from './pattern.ts';

/** A session whose results get other names. */
interface Renamed {
  readonly rules: ConverterRules;
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly replace: (id: string, outcome: Outcome) => void;
}

/** The name of a new result by the pattern of its options. Another may have it as well, until all are converted. */
export async function nameOf(
  session: Renamed,
  made: Omit<Nameable, 'index' | 'count'> & { item: Item },
): Promise<string> {
  follow(session);
  const { items } = session.state();
  const index = items.findIndex(({ id }) => id === made.item.id);
  const result = { ...made, index, count: items.length };
  return named(result, await factsFor(patternOf(result), result));
}

const followed = new WeakSet<Renamed>();

/** From now on, results have the names that their current patterns ask for, except while files are converted. */
export function follow(session: Renamed): void {
  if (followed.has(session)) return;
  followed.add(session);
  let seen: Pick<State, 'items' | 'options'> | undefined;
  let last: Promise<void> = Promise.resolve();
  const look = () => {
    const { items, options, phase } = session.state();
    if (phase === 'converting' || (seen?.items === items && seen.options === options)) return;
    seen = { items, options };
    // One after another, because each looks at the state again when it has read the files.
    last = last.then(() => rename(session));
  };
  session.subscribe(look);
  look();
}

/** What is in a folder keeps its name there. */
async function rename(session: Renamed): Promise<void> {
  const facts = new Map<string, FileFacts>();
  for (const result of nameable(session)) {
    facts.set(result.item.id, await factsFor(patternOf(result), result));
  }
  const current = nameable(session).filter(({ item }) => facts.has(item.id));
  const paths = current.map((result) => {
    const found = facts.get(result.item.id);
    return folderOf(result.item.file) + (found ? named(result, found) : result.plain);
  });
  const names = distinct(paths).map((path) => path.slice(path.lastIndexOf('/') + 1));
  for (const [index, { item, outcome, options }] of current.entries()) {
    const pages = resultNames(names[index] ?? '', outcome.files, outcome);
    const isNamed = outcome.files.every(({ name }, page) => name === pages[page]);
    if (isNamed && outcome.options.names === options.names) continue;
    // Results that never had a pattern have the names that they were made with.
    if (outcome.options.names === undefined && options.names === undefined) continue;
    const files = outcome.files.map((file, page) => ({ ...file, name: pages[page] ?? '' }));
    const made = { ...outcome.options, names: options.names };
    session.replace(item.id, { ...outcome, options: made, files: files as unknown as Outcome['files'] });
  }
}

function patternOf({ options }: Pick<Nameable, 'options'>): string {
  return options.names ?? defaultPattern;
}

function named(result: Nameable, facts: FileFacts): string {
  const { plain, options } = result;
  return options.names ? expanded(options.names, valuesOf(result, facts), extensionOf(plain)) : plain;
}

function nameable({ state, rules }: Pick<Renamed, 'state' | 'rules'>) {
  const { items, options: all } = state();
  return items.flatMap((item, index) => {
    const outcome = resultOf(item);
    if (!outcome || outcome.savedIn !== undefined) return [];
    const { names } = optionsOf(all, item);
    const { mode, files } = outcome;
    const options = { ...outcome.options, names };
    const isKept = mode === 'none' && item.format !== options.target;
    const plain = isKept ? item.file.name : plainName({ ...item, target: options.target }, endingsOn(rules));
    return { item, outcome, options, plain, mode, output: files[0], index, count: items.length };
  });
}
