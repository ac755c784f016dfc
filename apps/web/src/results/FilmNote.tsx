import { downloadName } from '@image-converter/formats/result-names';
import type { Film } from '@image-converter/metadata/film';
import { Clapperboard, Download } from 'lucide';
import type { ReactNode } from 'react';
import { saveBlob } from '../converter/save/save-file.ts';
import { formatSize } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { CropProps } from './CropButton.tsx';
import { DialogButton } from './DialogButton.tsx';
import { photoOf, useFilm } from './use-film.ts';

/** Says that a photo has a film inside, and offers to save it or to take another frame. */
export function FilmNote(props: CropProps) {
  const { item } = props;
  const { language } = useNavigation().route;
  const film = useFilm(item);
  const words = usePart('results')?.film;
  if (!film || !words) return null;
  const { blob, extension } = film;
  const filename = photoOf(item).file.name;
  const facts = { filename, format: extension.toUpperCase(), size: formatSize(language, blob.size) };
  return (
    <div data-film className="flex flex-wrap items-center gap-x-6 text-quiet text-sm">
      <p>{fill(item.photo ? words.frame_of : words.inside, facts)}</p>
      <button
        type="button"
        className="plain-button -mx-3 text-ink text-sm"
        aria-label={fill(words.save_of, { filename })}
        onClick={() => saveBlob(blob, downloadName(filename, extension))}
      >
        <Icon of={Download} className="size-4.5" />
        {words.save}
      </button>
      <FilmButton {...props} film={film} className="plain-button -mx-3 text-ink text-sm">
        <Icon of={Clapperboard} className="size-4.5" />
        {words.pick}
      </FilmButton>
    </div>
  );
}

const load = () => import('../film/FilmSheet.tsx');

interface FilmButtonProps extends CropProps {
  film: Film;
  className: string;
  children: ReactNode;
}

/** Shows the film in a photo. */
export function FilmButton({ item, session, busy, film, className, children }: FilmButtonProps) {
  const words = usePart('results');
  if (!words) return null;
  return (
    <DialogButton
      load={load}
      dialog={({ FilmSheet }, close) => <FilmSheet item={item} session={session} film={film} onClose={close} />}
      label={fill(words.film.pick_of, { filename: photoOf(item).file.name })}
      className={className}
      disabled={busy}
    >
      {children}
    </DialogButton>
  );
}
