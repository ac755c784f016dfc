import type { Format } from '@image-converter/formats/formats';
import balloon from './files/balloon.png?url&no-inline';
import lighthouse from './files/lighthouse.tiff?url&no-inline';
import mountains from './files/mountains.webp?url&no-inline';
import oranges from './files/oranges.heic?url&no-inline';
import sizes from './sizes.json' with { type: 'json' };
import balloonThumb from './thumbs/balloon.webp?url&no-inline';
import lighthouseThumb from './thumbs/lighthouse.webp?url&no-inline';
import mountainsThumb from './thumbs/mountains.webp?url&no-inline';
import orangesThumb from './thumbs/oranges.webp?url&no-inline';

export interface Sample {
  readonly format: Format;
  readonly name: keyof typeof sizes;
  readonly address: string;
  readonly thumb: string;
}

/** Pictures to try the converter with, drawn by `npm run docs -- samples`. */
export const samples: readonly Sample[] = [
  { format: 'png', name: 'balloon.png', address: balloon, thumb: balloonThumb },
  { format: 'webp', name: 'mountains.webp', address: mountains, thumb: mountainsThumb },
  { format: 'tiff', name: 'lighthouse.tiff', address: lighthouse, thumb: lighthouseThumb },
  { format: 'heic', name: 'oranges.heic', address: oranges, thumb: orangesThumb },
];

export function bytesOf({ name }: Sample): number {
  return sizes[name];
}
