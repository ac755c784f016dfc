import type { Engine } from './engines.ts';
import type { Picture } from './pictures.ts';

/** A picture that an engine does not show rightly, and why. */
interface ExpectedFailure {
  /** Those of our own begin with `fixtures/`. */
  readonly file: string;
  readonly engines: readonly Engine[];
  readonly is: 'wrong' | 'refused';
  readonly why: string;
}

/** A run fails for a picture that is not listed here, and for one that is listed and right. */
export const expectedFailures: readonly ExpectedFailure[] = [];

/** Pictures that are right in two engines, and still differ by more than the tolerance, and why. */
export const differences: Readonly<Record<string, string>> = {};

/** Fixtures may have the names of real files. */
export function listedName({ of, file }: Pick<Picture, 'of' | 'file'>): string {
  return of === 'fixtures' ? `fixtures/${file}` : file;
}

export function expectedFailureFor(engine: Engine, picture: Pick<Picture, 'of' | 'file'>): ExpectedFailure | undefined {
  return expectedFailures.find((one) => one.file === listedName(picture) && one.engines.includes(engine));
}
