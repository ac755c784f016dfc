import { unmetOf } from '../native/demands.ts';
import { forReading } from '../native/paint.ts';
import { rgbaPixels } from '../pixels.ts';
import type { Animation, Frame } from './animation.ts';
import type { AnimationReader } from './reader.ts';

const microseconds = 1000;

/** Reads an AVIF sequence with the browser's own decoder, if that shows more than the first frame. */
export const readAvif: AnimationReader = async ({ source }) => {
  const { inspection } = source;
  if (typeof ImageDecoder === 'undefined' || !inspection || (inspection.orientation ?? 1) !== 1) return undefined;
  // If the browser falls short, only still pictures have other decoders to fall back on.
  if (inspection.demands && (await unmetOf(inspection.demands)).length > 0) return undefined;
  const decoder = new ImageDecoder({ data: await source.bytes(), type: 'image/avif', preferAnimation: true });
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  if (!track || track.frameCount < 2) {
    decoder.close();
    return undefined;
  }
  const { width, height } = inspection;
  const plays = Number.isFinite(track.repetitionCount) ? track.repetitionCount + 1 : 0;
  const { frameCount: count } = track;
  return { width, height, plays, count, frames: framesOf(decoder, count, { width, height }) };
};

async function* framesOf(
  decoder: ImageDecoder,
  count: number,
  { width, height }: Pick<Animation, 'width' | 'height'>,
): AsyncGenerator<Frame> {
  try {
    for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      const context = new OffscreenCanvas(width, height).getContext('2d', forReading);
      context?.drawImage(image, 0, 0, width, height);
      const milliseconds = Math.round((image.duration ?? 0) / microseconds);
      image.close();
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
      yield { picture: rgbaPixels({ width, height }, new Uint8ClampedArray(data)), milliseconds };
    }
  } finally {
    decoder.close();
  }
}
