import type { Engine } from './engines.ts';
import type { Picture } from './pictures.ts';

/** A picture that an engine does not show rightly, and why. */
export interface Known {
  /** Those of our own begin with `fixtures/`. */
  readonly file: string;
  readonly engines: readonly Engine[];
  readonly is: 'wrong' | 'refused';
  readonly why: string;
}

/** A run fails for a picture that is not listed here, and for one that is listed and right. */
export const known: readonly Known[] = [
  {
    file: 'ai__Govips_logo.ai',
    engines: ['Server'],
    is: 'refused',
    why: 'a page of 3.6 × 1.4 metres takes more memory than a conversion may have',
  },
  {
    file: 'heic__jpeg.heif',
    engines: ['Chromium', 'Firefox', 'WebKitGTK', 'Server'],
    is: 'refused',
    why: 'a JPEG in the container of HEIC, which no camera writes; the notice names it',
  },
];

/** Pictures that are right in two engines, and still differ by more than the tolerance, and why. */
export const differences: Readonly<Record<string, string>> = {};

/** Fixtures may have the names of real files. */
export function listedName({ of, file }: Pick<Picture, 'of' | 'file'>): string {
  return of === 'fixtures' ? `fixtures/${file}` : file;
}

export function knownFor(engine: Engine, picture: Pick<Picture, 'of' | 'file'>, list = known): Known | undefined {
  return list.find((one) => one.file === listedName(picture) && one.engines.includes(engine));
}
