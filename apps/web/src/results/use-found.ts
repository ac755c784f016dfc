import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Film } from '@image-converter/metadata/film';
import { useEffect, useState } from 'react';
import type { Item } from '../converter/state/state.ts';

/** What a file's headers tell; undefined until they are read, or if that fails. No conversion waits for it. */
export function useFound<Found>(
  item: Item | undefined,
  find: (file: File, format: AnyFormat) => Promise<Found | undefined>,
): Found | undefined {
  const [found, setFound] = useState<{ readonly file: File; readonly value: Found | undefined }>();
  const { file, format } = item ?? {};
  useEffect(() => {
    if (!file || !format) return;
    find(file, format).then(
      (value) => setFound({ file, value }),
      () => {},
    );
  }, [file, format, find]);
  return found && found.file === file ? found.value : undefined;
}

/** The only formats that can hold a gain map or a film. */
const ofPhones: readonly AnyFormat[] = ['jpg', 'heic', 'heif', 'avif'];

/** Whether the photo has an HDR part. */
export async function findGainMap(file: File, format: AnyFormat): Promise<boolean> {
  if (!ofPhones.includes(format)) return false;
  return (await import('@image-converter/metadata/gain-map')).hasGainMap(file, format);
}

/** How a photo is HDR: by a second picture, or by the curve of its own values. */
type Hdr = 'gain map' | 'curve';

export async function findHdr(file: File, format: AnyFormat): Promise<Hdr | undefined> {
  if (await findGainMap(file, format)) return 'gain map';
  if (format === 'jpg' || !ofPhones.includes(format)) return undefined;
  const { hasHdrCurve } = await import('@image-converter/formats/inspect/hdr-curve');
  return (await hasHdrCurve(file, format)) ? 'curve' : undefined;
}

/** Whether the headers describe other colours than sRGB. */
export async function findOtherColours(file: File, format: AnyFormat): Promise<boolean> {
  const { inspect } = await import('@image-converter/engine/inspect');
  const { isTagged = false, cmyk = false } = (await inspect(file, format)) ?? {};
  return isTagged || cmyk;
}

/** Whether the headers say that parts of the picture may be transparent. */
export async function findTransparency(file: File, format: AnyFormat): Promise<boolean> {
  const { inspect } = await import('@image-converter/engine/inspect');
  return (await inspect(file, format))?.hasAlpha ?? false;
}

export async function findFilm(file: File, format: AnyFormat): Promise<Film | undefined> {
  if (!ofPhones.includes(format)) return undefined;
  return (await import('@image-converter/metadata/film')).findFilm(file, format);
}
