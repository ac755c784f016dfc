import type { AnyFormat } from '@image-converter/formats/any-format';
import { useEffect, useState } from 'react';
import type { Item } from '../../converter/state/state.ts';
import { useFound } from '../use-found.ts';
import { maxPixels, type Picture } from './pictures.ts';

/** A picture that the browser shows by itself: 'failed' if it cannot, undefined until it is loaded. */
export type BrowserImage = Picture | 'failed' | undefined;

/** Keeps the earlier picture until the next one is loaded. */
export function useImage(file: Blob | undefined): BrowserImage {
  const [loaded, setLoaded] = useState<BrowserImage>();
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    imageOf(file)
      .catch(() => 'failed' as const)
      .then((image) => isCurrent && setLoaded(image));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return file && loaded;
}

async function imageOf(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file);
  try {
    const bitmap = new Image();
    const loaded = new Promise((resolve, reject) => {
      bitmap.onload = resolve;
      bitmap.onerror = reject;
    });
    bitmap.src = url;
    await loaded;
    const size = { width: bitmap.naturalWidth, height: bitmap.naturalHeight };
    // Before it is decoded, which takes four bytes per pixel.
    if (size.width * size.height > maxPixels) throw new RangeError('too large');
    await bitmap.decode();
    return { bitmap, size };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The chosen file, if the browser is known to show it as the engine decodes it. */
export function useOriginalImage(item: Item, { wanted }: { wanted: boolean }): BrowserImage {
  const isCandidate = shownByBrowsers.includes(item.format);
  const isRight = useFound(isCandidate && wanted ? item : undefined, isShownRight);
  const image = useImage(isRight && wanted ? item.file : undefined);
  return isCandidate && isRight !== false ? image : 'failed';
}

/** Formats that all browsers show. */
const shownByBrowsers: readonly AnyFormat[] = ['jpg', 'png', 'webp', 'avif'];

/** Some browsers do not turn some files upright, or show other colours. */
async function isShownRight(file: File, format: AnyFormat): Promise<boolean> {
  try {
    const { inspect } = await import('@image-converter/formats/inspect');
    const { demands = [], cmyk = false } = await inspect(file, format);
    return demands.length === 0 && !cmyk;
  } catch {
    return false;
  }
}
