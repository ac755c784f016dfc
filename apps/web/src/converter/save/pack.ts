import { distinct, downloadName } from '@image-converter/formats/result-names';
import { downloadZip } from 'client-zip';
import { folderOf } from '../choose/folders.ts';
import { type Item, resultOf, type State } from '../state/state.ts';
import { filesIn } from './downloads.ts';
import { portablePath } from './safe-names.ts';
import { saveBlob, saveStream } from './save-file.ts';

/** Creates an additional file for the ZIP of these results. */
export type ZipExtra = (items: readonly Item[]) => Promise<File>;

/** Named after the file if all results are pages of one file. */
function zipName(items: readonly Item[]): string {
  const [only, ...others] = items.filter(resultOf);
  return only && others.length === 0 ? downloadName(only.file.name, 'zip') : 'images.zip';
}

/** In a ZIP, dates are local times of these years. Some systems give files that they do not know the date of 1970. */
const firstYear = 1980;
const lastYear = 2107;

/** When the file was last changed, as well as a ZIP can say it. */
function zipDate({ lastModified }: File): Date {
  const date = new Date(lastModified);
  if (date.getFullYear() < firstYear) return new Date(firstYear, 0);
  return date.getFullYear() > lastYear ? new Date(lastYear, 11, 31) : date;
}

/** All results as one ZIP, in their folders, with unique names and the dates of their sources. */
export async function saveAsZip(items: readonly Item[], extras: Iterable<ZipExtra> = []): Promise<void> {
  const results = items.flatMap((item) => {
    const shared = { folder: folderOf(item.file), date: zipDate(item.file) };
    return filesIn([item]).map(({ name, blob }) => ({ ...shared, name, blob }));
  });
  for (const make of extras) {
    const extra = await make(items);
    results.push({ folder: '', date: zipDate(extra), name: extra.name, blob: extra });
  }
  const paths = distinct(results.map(({ folder, name }) => portablePath(folder + name)));
  const bytes = results.reduce((sum, { blob }) => sum + blob.size, 0);
  const zip = downloadZip(
    results.map(({ blob, date }, index) => ({ name: paths[index] ?? '', input: blob, lastModified: date })),
  );
  await saveStream(zip, { name: zipName(items), bytes });
}

/** Joins all results, which are PDFs of ours, into one PDF. Rejects if the code for it cannot be loaded. */
async function saveAsPdf({ items }: Pick<State, 'items'>): Promise<void> {
  const { joinPdf } = await import('@image-converter/engine/join-pdf');
  saveBlob(await joinPdf(filesIn(items).map(({ blob }) => blob)), 'images.pdf');
}

/** Makes one animation of all results. Rejects if that is impossible, or the code for it cannot be loaded. */
async function saveAsAnimation(state: State): Promise<void> {
  const { makeAnimation } = await import('../../animation/make.ts');
  const { blob, name } = await makeAnimation(new AbortController().signal, state);
  saveBlob(blob, name);
}

/** All results as one file. */
export const saveAs = { pdf: saveAsPdf, animation: saveAsAnimation };
