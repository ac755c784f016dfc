import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusMissing } from '@image-converter/corpus/corpus';
import { type EngineResults, problemsOf } from './compare.ts';
import { type Engine, engines, triesByDefault } from './engines.ts';
import { differences, listedName } from './expected-failures.ts';
import { drawPage } from './page.ts';
import type { Seen } from './page-table.ts';
import { type Picture, pictures } from './pictures.ts';
import { keyOf, type PictureResult, recorded } from './results.ts';
import { drawSupported, type WrittenFile } from './supported.ts';

const root = new URL('../../', import.meta.url);
const pageFile = new URL('docs/pictures.md', root);

/** Number of missing real pictures. */
const missing = pictures.filter(({ skipReason }) => skipReason !== undefined).length;

export interface Report {
  /** One line per engine. */
  readonly counts: readonly string[];
  readonly problems: readonly string[];
  /** Generated files; none if pictures are missing. */
  readonly files: readonly WrittenFile[];
}

/** Compares the engines' results of the last run. */
export function reportPictures(): Report {
  const sightings: EngineResults = {
    Chromium: recorded('Chromium'),
    Firefox: recorded('Firefox'),
    WebKitGTK: recorded('WebKitGTK'),
    Server: recorded('Server'),
  };
  const problems = problemsOf(pictures, sightings);
  const files = missing === 0 && problems.length === 0 ? filesOf(sightings) : [];
  return { counts: engines.map((engine) => countsOf(engine, sightings)), problems, files };
}

function filesOf(sightings: EngineResults): WrittenFile[] {
  return [{ address: pageFile, text: pageOf(sightings) }, ...drawSupported(pictures, sightings)];
}

/** Prints the report. Returns whether all results are as expected and the generated files are up to date. */
export function sayPictures(): boolean {
  const { counts, problems, files } = reportPictures();
  console.log(counts.join('\n'));
  if (missing > 0)
    console.log(`Without ${missing} real pictures, and without a look at docs/pictures.md: ${corpusMissing}`);
  const outdated = files.filter(({ address, text }) => readFileSync(address, 'utf8') !== text);
  const all = [
    ...problems,
    ...outdated.map(({ address }) => `${nameOf(address)} is out of date: npm run docs -- pictures writes it`),
  ];
  for (const problem of all) console.error(problem);
  return all.length === 0;
}

export function nameOf(address: URL): string {
  return relative(fileURLToPath(root), fileURLToPath(address));
}

function countsOf(engine: Engine, sightings: EngineResults): string {
  const all = [...sightings[engine].values()];
  const count = (status: PictureResult['status']) => `${all.filter((one) => one.status === status).length} ${status}`;
  return `${engine}: ${all.length} pictures, ${(['right', 'refused', 'wrong', 'not read'] as const).map(count).join(', ')}`;
}

function pageOf(sightings: EngineResults): string {
  const real = pictures.filter(({ of }) => of !== 'fixtures');
  return drawPage(real.map((picture) => seen(picture, sightings)));
}

function seen(picture: Picture, sightings: EngineResults): Seen {
  const by = Object.fromEntries(
    engines.flatMap((engine) => {
      if (!triesByDefault(engine, picture)) return [];
      const result = sightings[engine].get(keyOf(picture));
      return result ? [[engine, result]] : [];
    }),
  );
  return { picture, by, differs: listedName(picture) in differences };
}
