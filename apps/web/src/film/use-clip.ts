import type { Film } from '@image-converter/metadata/film';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { maxPixels } from '../results/before-after/pictures.ts';

/** A film that the browser plays. */
interface Facts {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

export interface Clip {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly url: string | undefined;
  /** Undefined until it is loaded. */
  readonly state: Facts | 'failed' | undefined;
  readonly step: number;
  readonly seek: (step: number) => void;
  readonly load: (video: HTMLVideoElement) => void;
  readonly fail: () => void;
}

/** The film in a `video`. It starts in the middle, where the photo was taken. */
export function useClip({ blob }: Film): Clip {
  const video = useRef<HTMLVideoElement>(null);
  const [url, setUrl] = useState<string>();
  const [state, setState] = useState<Clip['state']>();
  const [step, setStep] = useState(0);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  const seek = (to: number) => {
    setStep(to);
    if (video.current) video.current.currentTime = timeOf(to);
  };
  const load = ({ duration, videoWidth, videoHeight }: HTMLVideoElement) => {
    const pixels = videoWidth * videoHeight;
    // Browsers that do not know how the pictures are compressed may load the sound alone.
    if (pixels === 0 || pixels > maxPixels || !Number.isFinite(duration)) return setState('failed');
    setState({ seconds: duration, width: videoWidth, height: videoHeight });
    seek(Math.ceil(lastStep(duration) / 2));
  };
  return { video, url, state, step, seek, load, fail: () => setState('failed') };
}

/** Phones take 30 frames a second or, in the dark, fewer. */
const perSecond = 30;

/** Of a film of so many seconds. Steps count from 0. */
export function lastStep(seconds: number): number {
  return Math.max(0, Math.round(seconds * perSecond) - 1);
}

/** In seconds: the middle of the step, so that rounding does not show the frame before. */
export function timeOf(step: number): number {
  return (step + 0.5) / perSecond;
}
