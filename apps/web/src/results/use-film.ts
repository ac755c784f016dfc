import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Film } from '@image-converter/metadata/film/locate';
import type { Admitted, Item } from '../converter/state/state.ts';
import { useFound } from './use-found.ts';

/** The photo of a file, which may be shown by a frame of its film. */
export function photoOf({ file, format, label, photo }: Item): Admitted {
  return photo ?? { file, format, label };
}

/** The film inside a photo. */
export function useFilm(item: Item): Film | undefined {
  return useFound({ ...item, ...photoOf(item) }, find);
}

async function find(file: File, format: AnyFormat): Promise<Film | undefined> {
  if (!['jpg', 'heic', 'heif', 'avif'].includes(format)) return undefined;
  return (await import('@image-converter/metadata/film')).findFilm(file, format);
}
