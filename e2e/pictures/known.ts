import type { Engine } from './engines.ts';
import type { Picture } from './pictures.ts';

/** A picture that an engine does not show rightly, and why. */
export interface Known {
  /** Those of our own begin with `fixtures/`. */
  readonly file: string;
  readonly engines: readonly Engine[];
  readonly is: 'wrong' | 'refused';
  readonly why: string;
}

/** A run fails for a picture that is not listed here, and for one that is listed and right. */
export const known: readonly Known[] = [
  {
    file: 'xcsn0g01.png',
    engines: ['WebKitGTK'],
    is: 'wrong',
    why: 'the decoder gives up at the wrong checksum of the data and calls the empty picture decoded',
  },
  {
    file: 'apng__syntax_num_frames_zero_default.png',
    engines: ['WebKitGTK'],
    is: 'wrong',
    why: 'the decoder takes an animation of no frames for one and shows nothing',
  },
  {
    file: 'skia__interlaced-multiframe-with-blending.png',
    engines: ['WebKitGTK'],
    is: 'wrong',
    why: 'an interlaced animation ends the process that shows the page',
  },
  {
    file: 'Pillow__i_trns.png',
    engines: ['Chromium', 'Firefox', 'WebKitGTK'],
    is: 'wrong',
    why: 'the transparency of one colour (tRNS) is lost in a PNG of 16 bits',
  },
  {
    file: 'imgproxy__orientation-1.png',
    engines: ['WebKitGTK'],
    is: 'wrong',
    why: 'the decoder ignores the orientation in a PNG (eXIf)',
  },
  {
    file: 'heif_conformance__MIAF007.heic',
    engines: ['Chromium', 'Firefox', 'WebKitGTK', 'Server'],
    is: 'refused',
    why: 'libheif derives a limit from the size of the whole picture, which the parts of this one exceed',
  },
  {
    file: 'ai__Govips_logo.ai',
    engines: ['Server'],
    is: 'refused',
    why: 'a page of 3.6 × 1.4 metres takes more memory than a conversion may have',
  },
];

/** Pictures that are right in two engines, and still differ by more than the tolerance, and why. */
export const differences: Readonly<Record<string, string>> = {};

/** Fixtures may have the names of real files. */
export function listedName({ of, file }: Pick<Picture, 'of' | 'file'>): string {
  return of === 'fixtures' ? `fixtures/${file}` : file;
}

export function knownFor(engine: Engine, picture: Pick<Picture, 'of' | 'file'>, list = known): Known | undefined {
  return list.find((one) => one.file === listedName(picture) && one.engines.includes(engine));
}
