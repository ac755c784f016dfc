import { type AnyFormat, factsOfFormat } from '@image-converter/formats/any-format';
import { formats, type Target, type Writing } from '@image-converter/formats/formats';
import { isAnimated } from '@image-converter/formats/inspect/animated';
import type { ReadingOptions } from '@image-converter/formats/reading';

export type Choice = keyof ReadingOptions;

interface ChosenFile {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly target: Target;
}

const found = new WeakMap<Blob, Promise<readonly Choice[]>>();

/** The read options that these files offer. Each file is inspected only once. */
export async function offeredChoices(files: readonly ChosenFile[]): Promise<ReadonlySet<Choice>> {
  const offered = await Promise.all(
    files.map(async (file) => (await choicesOnce(file)).filter((choice) => choice !== 'frames' || isSingle(file))),
  );
  return new Set(offered.flat());
}

/** An animation stays one if the target can hold it. */
function isSingle({ target }: ChosenFile): boolean {
  const { animates }: Writing = formats[target].write;
  return !animates;
}

function choicesOnce(chosen: ChosenFile): Promise<readonly Choice[]> {
  const choices = found.get(chosen.file) ?? choicesOf(chosen).catch(() => []);
  found.set(chosen.file, choices);
  return choices;
}

async function choicesOf({ file, format }: ChosenFile): Promise<readonly Choice[]> {
  const { readOptions = [] } = await factsOfFormat(format);
  if (format === 'tiff') return (await hasPages(file)) ? readOptions : [];
  if (readOptions.includes('frames')) return (await isAnimated(file, format)) ? readOptions : [];
  if (readOptions.includes('raw')) return (await hasPreview(file)) ? readOptions : [];
  return readOptions;
}

async function hasPages(file: Blob): Promise<boolean> {
  const { inspectTiff } = await import('@image-converter/formats/inspect/tiff');
  return (await inspectTiff(file)).frames > 1;
}

async function hasPreview(file: Blob): Promise<boolean> {
  const { previewIn } = await import('@image-converter/formats/inspect/raw-preview');
  return (await previewIn(file)) !== undefined;
}
