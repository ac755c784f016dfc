import type { Sightings } from './compare.ts';
import type { Engine } from './engines.ts';
import type { Picture } from './pictures.ts';
import { keyOf, type Sighting } from './sightings.ts';

/** A picture that is listed nowhere, for tests of what is done with those that are. */
export function pictureNamed(file: string, changes: Partial<Picture> = {}): Picture {
  return {
    of: 'corpus',
    file,
    format: 'tiff',
    label: 'TIFF',
    expect: 'right',
    tolerance: 3,
    target: 'png',
    bytes: async () => new Uint8Array(),
    faultOf: async () => undefined,
    ...changes,
  };
}

/** All 256 fields in one grey. */
export const grey = (level: number) =>
  level
    .toString(16)
    .padStart(2, '0')
    .repeat(3 * 256);

type Statuses = Readonly<Record<Engine, Omit<Sighting, 'of' | 'file'>>>;

/** What each engine saw of one picture. */
export function sightingsOf(picture: Picture, seen: Statuses): Sightings {
  const { of, file } = picture;
  const one = (engine: Engine) => new Map([[keyOf(picture), { of, file, ...seen[engine] }]]);
  return {
    Chromium: one('Chromium'),
    Firefox: one('Firefox'),
    WebKitGTK: one('WebKitGTK'),
    Server: one('Server'),
  };
}
