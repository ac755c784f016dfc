import type { ConversionError } from '@image-converter/engine/errors';
import { type ConverterRules, pageDefaults } from '@image-converter/formats/converters';
import type { ConversionOptions } from '@image-converter/formats/options';
import { pageNames } from '@image-converter/formats/result-names';
import type { Mode } from '../../mode/mode.ts';
import { folderOf } from '../choose/folders.ts';
import { convertItem, type WatchedBackends } from '../convert/convert-item.ts';
import type { nameOf as NameOf } from '../names/rename.ts';
import type { Destination } from '../save/destination.ts';
import { downloadNames, endingsOn, type ResultUrls } from '../save/downloads.ts';
import type { Saving } from '../save/saving.ts';
import { optionsOf } from '../state/item-options.ts';
import { type Attempt, type Item, offline, resultOf } from '../state/state.ts';

/** The plan for one file, fixed when the button was pressed; later changes of options do not affect it. */
export interface PlannedConversion {
  options: ConversionOptions;
  name: string;
  /** Folder to write the result to, if any. */
  into?: Destination | undefined;
}

/** What is converted, where and how. */
export interface Attempted {
  item: Item;
  mode: Mode;
  plan: PlannedConversion;
  backends: WatchedBackends;
}

type Renamed = Parameters<typeof NameOf>[0];

interface AttemptHost {
  session: Renamed & { readonly rules: ConverterRules; readonly saving: Saving; readonly urls: ResultUrls };
  isOnline: () => boolean;
}

/** If the code for it cannot be loaded, results are named after their files. */
const nameByPattern: typeof NameOf = async (...given) => (await import('../names/rename.ts')).nameOf(...given);

/** Keyed by file id. */
export function plansFor(
  items: readonly Item[],
  all: ConversionOptions,
  rules: ConverterRules,
): Map<string, PlannedConversion> {
  const wanted = items.map((item) => ({ ...item, options: optionsOf(all, item) }));
  const named = wanted.map(({ options, ...item }) => ({ ...item, target: options.target }));
  const names = downloadNames(named, endingsOn(rules));
  return new Map(wanted.map(({ id, options }, index) => [id, { options, name: names[index] ?? '' }]));
}

/** Converts a file, names its results and writes them to the folder, if there is one. Undefined if it was called off. */
export async function attempt(
  signal: AbortSignal,
  { item, mode, plan: { options, name, into }, backends }: Attempted,
  { session, isOnline }: AttemptHost,
): Promise<Attempt | undefined> {
  const { file, format } = item;
  try {
    const asked = { file, format, options, defaultPages: pageDefaults(session.rules).pages };
    const { outputs: pictures, ...facts } = await convertItem(signal, asked, mode, backends);
    const made = { item, options, plain: name, mode: facts.mode, output: pictures[0] };
    const named = options.names ? await nameByPattern(session, made).catch(() => name) : name;
    if (signal.aborted) return undefined;
    const isSeveral = options.favicons || options.widths !== 'none';
    const { outputs, names } = isSeveral
      ? (await import('../names/result-names.ts')).inSeveralSizes(named, pictures, { ...facts, options })
      : { outputs: pictures, names: pageNames(named, pictures.length, facts.firstPage) };
    const written = into && (await session.saving.write(into, folderOf(file), names, outputs));
    const files = session.urls.filesOf(written ?? outputs, names);
    // Bytes sent by an earlier attempt count as well.
    const bytesSent = Math.max(facts.bytesSent, resultOf(item)?.bytesSent ?? 0);
    const savedIn = written && into?.name;
    return { kind: 'done', outcome: { ...facts, bytesSent, options, files, savedIn } };
  } catch (error) {
    if (signal.aborted) return undefined;
    const { code = 'CODEC_UNAVAILABLE', obstacle, cause } = error as Partial<ConversionError>;
    const isOffline = code === 'CODEC_UNAVAILABLE' && !isOnline();
    return { kind: 'failed', code, obstacle, detail: isOffline ? offline : String(cause ?? '') };
  }
}
