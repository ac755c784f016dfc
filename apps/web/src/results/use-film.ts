import type { Film } from '@image-converter/metadata/film';
import type { Admitted, Item } from '../converter/state/state.ts';
import { findFilm, useFound } from './use-found.ts';

/** The photo of a file, which may be shown by a frame of its film. */
export function photoOf({ file, format, label, photo }: Item): Admitted {
  return photo ?? { file, format, label };
}

/** The film inside a photo. */
export function useFilm(item: Item): Film | undefined {
  return useFound({ ...item, ...photoOf(item) }, findFilm);
}
