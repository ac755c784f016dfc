import { formats } from '@image-converter/formats/formats';
import { downloadName } from '@image-converter/formats/result-names';
import type { Admitted, Item } from '../converter/state/state.ts';

/** The frame that is shown, upright, in the place of its photo: a PNG, which loses nothing on the way to the result. */
export async function photoByFrame(
  photo: Admitted,
  video: HTMLVideoElement | null,
): Promise<Admitted & Pick<Item, 'photo'>> {
  if (!video) throw new Error('the film was closed');
  if (video.seeking) await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { mediaType: type, label } = formats.png;
  const blob = await canvas.convertToBlob({ type });
  const { name, lastModified } = photo.file;
  return { file: new File([blob], downloadName(name, 'png'), { type, lastModified }), format: 'png', label, photo };
}
