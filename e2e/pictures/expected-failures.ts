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
    file: 'govips__jxl-8bit-grey-icc-dot-gain.jxl',
    engines: ['Chromium'],
    is: 'wrong',
    why: 'Chromium ignores grey profiles in JPEG XL',
  },
  {
    file: 'jxl__17ddb5_input.jxl',
    engines: browsers,
    is: 'wrong',
    why: 'the black channel of CMYK in JPEG XL is ignored',
  },
  {
    file: 'gdal__byte.avif',
    engines: ['WebKitGTK'],
    is: 'wrong',
    why: 'WebKit shows a grey AVIF with matrix 0 as a blank picture',
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
