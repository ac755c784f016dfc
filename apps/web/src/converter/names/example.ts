import { formats } from '@image-converter/formats/formats';
import { geometryOf } from '@image-converter/formats/geometry';
import type { ConversionOptions } from '@image-converter/formats/options';
import { plainName } from '@image-converter/formats/result-names';
import { type Item, latestResultOf } from '../state/state.ts';
import { extensionOf, factsFor, type Nameable, valuesOf } from './facts.ts';
import { expanded } from './pattern.ts';

/** Of a file that the visitor has not chosen yet. */
const imagined = { taken: { camera: 'Canon EOS R6' }, size: {} };

/** What the result of this file, or of an imagined photo, would be called. */
export async function exampleName(
  pattern: string,
  options: ConversionOptions,
  items: readonly Item[],
  item: Item | undefined = items[0],
): Promise<string> {
  const mode = item && item.format === options.target && latestResultOf(item)?.mode === 'none' ? 'none' : 'client';
  const place = { options, mode, index: item ? items.indexOf(item) : 0, count: items.length } as const;
  if (!item) {
    const file = new File([], 'IMG_1234.jpg');
    const plain = `IMG_1234.${formats[options.target].extensions[0]}`;
    const photo = { ...place, item: { file, format: 'jpg' }, plain, output: { width: 1920, height: 1280 } } as const;
    return expanded(pattern, valuesOf(photo, imagined), extensionOf(plain));
  }
  const output: Nameable['output'] = latestResultOf(item)?.files[0] ?? {};
  const facts = await factsFor(pattern, { item, output });
  const { width, height } = facts.size;
  const size = width && height ? geometryOf(options, { width, height }).output : {};
  const plain = plainName({ ...item, target: options.target });
  return expanded(pattern, valuesOf({ ...place, item, output, plain }, { ...facts, size }), extensionOf(plain));
}
