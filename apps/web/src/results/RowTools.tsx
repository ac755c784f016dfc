import { Clapperboard } from 'lucide';
import { Icon } from '../ui/Icon.tsx';
import { type CropProps, RowCrop } from './CropButton.tsx';
import { FilmButton } from './FilmNote.tsx';
import { RowStrip } from './strip/StripButton.tsx';
import { useFilm } from './use-film.ts';

/**
 * What can be done with the picture of a row. Rows of a long list have no room for the note about a film, and a single
 * result has the formats below.
 */
export function RowTools(props: CropProps) {
  const { also, maxFiles } = props.session.rules;
  return (
    <>
      {also && <RowFilm {...props} />}
      {maxFiles > 1 && <RowStrip {...props} />}
      <RowCrop {...props} />
    </>
  );
}

function RowFilm(props: CropProps) {
  const film = useFilm(props.item);
  return (
    film && (
      <FilmButton {...props} film={film} className="icon-button disabled:invisible max-md:w-9">
        <Icon of={Clapperboard} className="size-5" />
      </FilmButton>
    )
  );
}
