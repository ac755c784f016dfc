import { Image } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

export type SmallPicture = ImageBitmap | OffscreenCanvas;

interface ThumbnailProps {
  /** Called once, or again if it changes before anything was drawn. */
  draw: ((signal: AbortSignal) => Promise<SmallPicture | undefined>) | undefined;
}

/** Drawn when its row is mounted, and freed when the row is unmounted. */
export function Thumbnail({ draw }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!draw || isDrawn) return;
    const controller = new AbortController();
    void draw(controller.signal).then((picture) => {
      const surface = canvas.current;
      if (!picture || !surface || controller.signal.aborted) return;
      surface.width = picture.width;
      surface.height = picture.height;
      // Not transferred: that would lose the orientation, which Chromium applies only when drawing.
      surface.getContext('2d')?.drawImage(picture, 0, 0);
      setDrawn(true);
    });
    return () => controller.abort();
  }, [draw, isDrawn]);
  return (
    <>
      <canvas ref={canvas} aria-hidden hidden={!isDrawn} className="size-full rounded-[inherit] object-cover" />
      {!isDrawn && <Icon of={Image} className="size-6" />}
    </>
  );
}
