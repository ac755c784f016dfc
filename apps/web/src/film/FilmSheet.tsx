import { formats } from '@image-converter/formats/formats';
import { downloadName } from '@image-converter/formats/result-names';
import type { Film } from '@image-converter/metadata/film';
import { useId } from 'react';
import { saveBlob } from '../converter/save/save-file.ts';
import type { Session } from '../converter/session/session.ts';
import type { Admitted, Item } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { photoOf } from '../results/use-film.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { FrameField } from './FrameField.tsx';
import { useClip } from './use-clip.ts';

interface FilmSheetProps {
  item: Item;
  session: Session;
  film: Film;
  onClose: () => void;
}

/** Shows the film in a photo, frame by frame. The photo can be exchanged for a frame, and back. */
export function FilmSheet({ item, session, film, onClose }: FilmSheetProps) {
  const words = usePart('results')?.film;
  const id = useId();
  const clip = useClip(film);
  if (!words) return null;
  const photo = photoOf(item);
  const take = async (close: () => void) => {
    const picture = await photoByFrame(photo, clip.video.current).catch(() => undefined);
    if (!picture) return clip.fail();
    close();
    session.remove(item.id, { ...item, ...picture, status: { kind: 'waiting' } });
  };
  return (
    <Sheet
      id={id}
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      foot={(close) => (
        <>
          {clip.state !== 'failed' && (
            <button type="button" className="button" disabled={!clip.state} onClick={() => take(close)}>
              {words.take}
            </button>
          )}
          {item.photo && (
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                close();
                session.remove(item.id, { ...item, ...photo, photo: undefined, status: { kind: 'waiting' } });
              }}
            >
              {words.back}
            </button>
          )}
          <button
            type="button"
            className="quiet-button"
            onClick={() => saveBlob(film.blob, downloadName(photo.file.name, film.extension))}
          >
            {words.save}
          </button>
        </>
      )}
    >
      <FrameField clip={clip} words={words} />
    </Sheet>
  );
}

/** The frame that is shown, upright, in the place of its photo: a PNG, which loses nothing on the way to the result. */
async function photoByFrame(photo: Admitted, video: HTMLVideoElement | null): Promise<Admitted & Pick<Item, 'photo'>> {
  if (!video) throw new Error('the film was closed');
  if (video.seeking) await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { mediaType: type, label } = formats.png;
  const blob = await canvas.convertToBlob({ type });
  const { name, lastModified } = photo.file;
  return { file: new File([blob], downloadName(name, 'png'), { type, lastModified }), format: 'png', label, photo };
}
