import type { Film } from '@image-converter/metadata/film/locate';
import type { ReactNode } from 'react';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import type { CropProps } from './CropButton.tsx';
import { useDialog } from './use-dialog.ts';
import { photoOf } from './use-film.ts';

const load = () => import('../film/FilmSheet.tsx');

interface FilmButtonProps extends CropProps {
  film: Film;
  className: string;
  children: ReactNode;
}

/** Shows the film in a photo. */
export function FilmButton({ item, session, busy, film, className, children }: FilmButtonProps) {
  const words = usePart('results');
  const { part, open, close } = useDialog(load);
  if (!words) return null;
  const label = fill(words.film.pick_of, { filename: photoOf(item).file.name });
  return (
    <>
      <button type="button" className={className} aria-label={label} title={label} disabled={busy} onClick={open}>
        {children}
      </button>
      {part && <part.FilmSheet item={item} session={session} film={film} onClose={close} />}
    </>
  );
}
