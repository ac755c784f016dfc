import { useEffect, useRef, useState } from 'react';

interface ThumbnailProps {
  /** Shown until the image is drawn. */
  label: string;
  /** Called once, or again if it changes before anything was drawn. */
  draw: ((signal: AbortSignal) => Promise<ImageBitmap | undefined>) | undefined;
}

/** Drawn when its row is mounted, and freed when the row is unmounted. */
export function Thumbnail({ label, draw }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!draw || isDrawn) return;
    const controller = new AbortController();
    void draw(controller.signal).then((bitmap) => {
      const surface = canvas.current;
      if (!bitmap) return;
      if (surface && !controller.signal.aborted) {
        surface.width = bitmap.width;
        surface.height = bitmap.height;
        surface.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        setDrawn(true);
      }
      bitmap.close();
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
