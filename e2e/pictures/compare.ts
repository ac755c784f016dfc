import { distanceOfColours } from '@image-converter/corpus/grids';
import { type Engine, engines, tries } from './engines.ts';
import { unexpected } from './expected.ts';
import { differences, expectedFailures, listedName } from './expected-failures.ts';
import type { Picture } from './pictures.ts';
import { keyOf, type PictureResult } from './results.ts';

export type EngineResults = Readonly<Record<Engine, ReadonlyMap<string, PictureResult>>>;

/** Pairs of engines whose results, both correct, differ by more than the tolerance. */
function differencesIn(picture: Picture, sightings: EngineResults): string[] {
  const shown = engines.flatMap((engine) => {
    const { status, colours } = sightings[engine].get(keyOf(picture)) ?? {};
    return status === 'right' && colours ? [{ engine, colours }] : [];
  });
  return shown.flatMap((one, index) =>
    shown.slice(index + 1).flatMap((other) => {
      const distance = distanceOfColours(one.colours, other.colours);
      if (distance <= picture.tolerance) return [];
      return `${picture.file}: ${one.engine} and ${other.engine} are ${distance.toFixed(1)} apart`;
    }),
  );
}

/** Unexpected results, and listed failures that no longer occur. */
export function problemsOf(pictures: readonly Picture[], sightings: EngineResults): string[] {
  const tried = pictures.filter(({ skipReason }) => skipReason === undefined);
  return [
    ...tried.flatMap((picture) => unseen(picture, sightings)),
    ...tried.flatMap((picture) => unexpectedIn(picture, sightings)),
    ...tried.flatMap((picture) => unlisted(picture, sightings)),
    ...(tried.length === pictures.length ? withoutPicture(pictures) : []),
  ];
}

function unseen(picture: Picture, sightings: EngineResults): string[] {
  const missing = engines.filter((engine) => tries(engine, picture) && !sightings[engine].has(keyOf(picture)));
  return missing.map((engine) => `${picture.file} was not tried in ${engine}`);
}

function unexpectedIn(picture: Picture, sightings: EngineResults): string[] {
  return engines.flatMap((engine) => {
    const result = sightings[engine].get(keyOf(picture));
    return (result && unexpected(engine, picture, result)) ?? [];
  });
}

function unlisted(picture: Picture, sightings: EngineResults): string[] {
  const found = differencesIn(picture, sightings);
  const isListed = listedName(picture) in differences;
  if (!isListed) return found;
  const isNeeded = found.length > 0;
  return isNeeded
    ? []
    : [`${picture.file} is the same in all engines now: remove it from e2e/pictures/expected-failures.ts`];
}

function withoutPicture(pictures: readonly Picture[]): string[] {
  const names = new Set(pictures.map(listedName));
  const listed = [...expectedFailures.map(({ file }) => file), ...Object.keys(differences)];
  return listed
    .filter((file) => !names.has(file))
    .map((file) => `e2e/pictures/expected-failures.ts lists ${file}, which is not there`);
}
