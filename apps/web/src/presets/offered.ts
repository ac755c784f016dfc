import type { ConverterRules } from '@image-converter/formats/converters';
import { type ConversionOptions, effective } from '@image-converter/formats/options';
import {
  isEqual,
  type Preset,
  presetNames,
  presetOf,
  presetOptions,
  presets,
  takes,
} from '@image-converter/formats/presets';
import { type Chosen, differences } from '../options/chosen.ts';
import { defaultWriting, lasting } from '../options/remembered.ts';
import { canChooseTarget } from '../options/restore.ts';
import type { OwnPreset } from './own-presets.ts';

export interface OfferedPreset {
  /** Of one that we made; the visitor's own have a name. */
  readonly preset?: Preset;
  readonly name?: string;
  /** What it is about. */
  readonly said: Chosen;
  /** What it sets: everything else to its default. Pictures stay turned and cut as they are. */
  readonly chosen: Chosen;
  readonly isPicked: boolean;
}

/** Those that we made, as far as the page makes the right format, and the visitor's own. */
export function offeredPresets(
  rules: ConverterRules,
  options: ConversionOptions,
  own: readonly OwnPreset[],
): OfferedPreset[] {
  const isFree = canChooseTarget(rules);
  const picked = presetOf(options);
  const usual = lasting(defaultWriting);
  // How results are named has nothing to do with what they are for.
  const { names: _, ...unnamed } = usual;
  const made = presetNames.filter((preset) => isFree || takes(preset, rules.target));
  return [
    ...made.map((preset) => {
      const said = { ...(isFree && targetFor(preset, options)), ...presetOptions(preset) };
      return { preset, said, chosen: { ...unnamed, ...said }, isPicked: preset === picked };
    }),
    ...own.map(({ name, chosen: { target, ...others } }) => {
      const said = { ...(isFree && target && { target }), ...others };
      const chosen = { ...usual, ...said };
      return { name, said, chosen, isPicked: isSame({ ...options, ...chosen }, options) };
    }),
  ];
}

function targetFor(preset: Preset, { target }: ConversionOptions): Chosen {
  return { target: takes(preset, target) ? target : presets[preset].targets[0] };
}

/** Whether they have the same effect on any picture. */
function isSame(one: ConversionOptions, other: ConversionOptions): boolean {
  const saidBy = (options: ConversionOptions) => lasting(differences(effective(options)));
  return one.target === other.target && isEqual(saidBy(one), saidBy(other));
}

/** To be saved. */
export function chosenIn(options: ConversionOptions): Chosen {
  return { target: options.target, ...lasting(differences(options)) };
}
