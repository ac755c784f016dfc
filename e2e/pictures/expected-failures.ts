import { browsers, type Engine } from './engines.ts';
import type { Picture } from './pictures.ts';

/** A picture that an engine does not convert correctly, and why. */
interface ExpectedFailure {
  /** Names of our own fixtures begin with `fixtures/`. */
  readonly file: string;
  readonly engines: readonly Engine[];
  readonly is: 'wrong' | 'refused';
  readonly why: string;
}

/** A run fails if a picture fails without being listed here, or is listed but correct. */
export const expectedFailures: readonly ExpectedFailure[] = [
  {
    file: 'jxl__17ddb5_input.jxl',
    engines: browsers,
    is: 'refused',
    why: 'it is CMYK: Chromium is 6 off, and libjxl in WebAssembly ignores the black channel',
  },
];

/** Pictures that are correct in two engines but differ by more than the tolerance, and why. */
export const differences: Readonly<Record<string, string>> = {};

/** Adds a prefix to fixtures, which may have the same names as real files. */
export function listedName({ of, file }: Pick<Picture, 'of' | 'file'>): string {
  return of === 'fixtures' ? `fixtures/${file}` : file;
}

export function expectedFailureFor(engine: Engine, picture: Pick<Picture, 'of' | 'file'>): ExpectedFailure | undefined {
  return expectedFailures.find((one) => one.file === listedName(picture) && one.engines.includes(engine));
}
