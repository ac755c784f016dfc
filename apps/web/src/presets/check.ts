import type { Target } from '@image-converter/formats/formats';
import { inspect } from '@image-converter/formats/inspect';
import { jpegDensity } from '@image-converter/formats/inspect/jpeg-density';
import { type FileFacts, type Preset, presetOf, type Shortfall, shortfallOf } from '@image-converter/formats/presets';
import type { Outcome } from '../converter/state/state.ts';

export interface Checked {
  readonly preset: Preset;
  readonly facts: FileFacts;
  /** Undefined if it is as the preset wants it. */
  readonly shortfall: Shortfall | undefined;
}

/** Whether results are what their preset is for, by what stands in the files; of several, what is said of the worst. */
export async function checkOf({ files, options, mode }: Outcome): Promise<Checked | undefined> {
  const preset = mode === 'none' ? undefined : presetOf(options);
  if (!preset) return undefined;
  const all = await Promise.all(files.map(({ blob }) => factsOf(blob, options.target)));
  const checked = all.map((facts) => ({ preset, facts, shortfall: shortfallOf(preset, facts) }));
  const largest = checked.toSorted((one, other) => other.facts.bytes - one.facts.bytes);
  return largest.find(({ shortfall }) => shortfall) ?? largest[0];
}

const known = new WeakMap<Blob, FileFacts>();

async function factsOf(blob: Blob, target: Target): Promise<FileFacts> {
  const found = known.get(blob);
  if (found) return found;
  const { width, height } = await inspect(blob, target);
  const start = target === 'jpg' ? new Uint8Array(await blob.slice(0, 18).arrayBuffer()) : undefined;
  const facts = { width, height, bytes: blob.size, density: start && jpegDensity(start) };
  known.set(blob, facts);
  return facts;
}
