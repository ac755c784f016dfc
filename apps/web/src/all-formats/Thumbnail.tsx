import { useEffect, useRef, useState } from 'react';
import { thumbnailOf } from './thumbnail.ts';

/** Drawn when its row comes into the document, and given back when the row leaves it. The label stands in for it. */
export function Thumbnail({ blob, label }: { blob: Blob; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void thumbnailOf(blob, controller.signal).then((bitmap) => {
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
    return () => {
      controller.abort();
      setDrawn(false);
    };
  }, [blob]);
  return (
    <>
      <canvas ref={canvas} aria-hidden hidden={!isDrawn} className="size-full object-cover" />
      {!isDrawn && <span className="font-semibold text-quiet text-xs">{label}</span>}
    </>
  );
}
