import type { Target } from '@image-converter/formats/formats';
import type { Bytes } from '../bytes.ts';
import { profileInAvif } from './avif.ts';
import { profileInJpeg } from './jpeg.ts';
import { profileInPng } from './png.ts';
import type { Profiles } from './profiles.ts';
import { profileInTiff } from './tiff.ts';
import { profileInWebp } from './webp.ts';

type Write = (file: Bytes, profiles: Profiles) => Bytes[] | Promise<Bytes[]>;

/** Targets that can have other colours than sRGB. */
const forms: Partial<Record<Target, Write>> = {
  jpg: profileInJpeg,
  png: profileInPng,
  webp: profileInWebp,
  avif: profileInAvif,
  tiff: profileInTiff,
};

/** Writes a profile into a picture that has just been encoded, instead of any that the encoder has written. */
export async function writeProfile(file: Bytes, target: Target, profiles: Profiles): Promise<Bytes[]> {
  const write = forms[target];
  if (!write) throw new Error(`${target} has no profile`);
  return write(file, profiles);
}
