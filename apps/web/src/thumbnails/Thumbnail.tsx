import { useEffect, useRef, useState } from 'react';

export type SmallPicture = ImageBitmap | OffscreenCanvas;

interface ThumbnailProps {
  /** Shown until the image is drawn. */
  label: string;
  /** Called once, or again if it changes before anything was drawn. */
  draw: ((signal: AbortSignal) => Promise<SmallPicture | undefined>) | undefined;
}

/** Drawn when its row is mounted, and freed when the row is unmounted. */
export function Thumbnail({ label, draw }: ThumbnailProps) {
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
      <canvas ref={canvas} aria-hidden hidden={!isDrawn} className="size-full object-cover" />
      {!isDrawn && <span className="break-all text-center font-semibold text-quiet text-xs">{label}</span>}
    </>
  );
}
