import type { Engine } from './engines.ts';
import { expectedFailureFor } from './expected-failures.ts';
import type { Picture } from './pictures.ts';
import type { PictureResult } from './results.ts';

/** Statuses that need no explanation. */
const fine: Record<Picture['expect'], readonly PictureResult['status'][]> = {
  right: ['right', 'not read'],
  'right or refused': ['right', 'refused', 'not read'],
  refused: ['refused'],
  compared: ['right', 'refused', 'not read'],
};

/** Describes the unexpected result; undefined if it is as expected. */
export function unexpected(
  engine: Engine,
  picture: Pick<Picture, 'of' | 'file' | 'expect'>,
  { status, detail }: Pick<PictureResult, 'status' | 'detail'>,
): string | undefined {
  const { file, expect } = picture;
  const known = expectedFailureFor(engine, picture);
  if (known?.is === status) return undefined;
  if (known && fine[expect].includes(status)) {
    return `${file} is ${status} in ${engine} now: remove it from e2e/pictures/expected-failures.ts`;
  }
  return fine[expect].includes(status) ? undefined : `${file} is ${status} in ${engine}: ${detail}`;
}
