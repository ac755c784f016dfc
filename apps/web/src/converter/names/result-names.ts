import { type Made, resultNames } from '@image-converter/formats/several-names';
import type { Pictures } from '../convert/convert-item.ts';

/** A result of several files, with their names. Icons of a website also need a list of those for home screens. */
export function inSeveralSizes(name: string, pictures: Pictures['outputs'], made: Made) {
  const outputs = made.options.favicons ? withManifest(pictures) : pictures;
  return { outputs, names: resultNames(name, outputs, made) };
}

function withManifest([first, ...others]: Pictures['outputs']): Pictures['outputs'] {
  const icons = [192, 512].map((side) => ({ src: `icon-${side}.png`, type: 'image/png', sizes: `${side}x${side}` }));
  const text = `${JSON.stringify({ icons }, undefined, 2)}\n`;
  return [first, ...others, { blob: new Blob([text], { type: 'application/manifest+json' }) }];
}
