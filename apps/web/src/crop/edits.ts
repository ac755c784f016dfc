import type { Choices } from '@image-converter/formats/options';

/** The options that are chosen by looking at the picture. */
export type Edits = Pick<Choices, 'rotate' | 'flip' | 'crop'>;

const editNames: readonly string[] = ['rotate', 'flip', 'crop'] satisfies readonly (keyof Edits)[];

interface WithOverrides {
  readonly overrides?: Partial<Choices> | undefined;
}

/** Whether a file has edits of its own. */
export function hasOwnEdits({ overrides = {} }: WithOverrides): boolean {
  return Object.keys(overrides).some((name) => editNames.includes(name));
}

/** Whether a file has other options of its own, which the panel shows. */
export function hasOwnOptions({ overrides = {} }: WithOverrides): boolean {
  return Object.keys(overrides).some((name) => !editNames.includes(name));
}
