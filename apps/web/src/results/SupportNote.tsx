import { formats, type Target } from '@image-converter/formats/formats';
import type { ResultWords } from '../i18n/source.ts';
import { useImage } from './before-after/use-image.ts';

interface SupportNoteProps {
  target: Target;
  words: ResultWords['support'];
}

/** One grey pixel of JPEG XL. Which browsers show it changes, so that each is asked. */
const probe = new Blob([Uint8Array.from(atob('/woAELASCBAQADgASxLFgoUk1kjAGw9AnH0='), (byte) => byte.charCodeAt(0))], {
  type: formats.jxl.mediaType,
});

/** Says of a target that not every browser shows whether this one does. */
export function SupportNote({ target, words }: SupportNoteProps) {
  const image = useImage(target === 'jxl' ? probe : undefined);
  if (!image) return null;
  return <p data-support>{image === 'failed' ? words.not_shown : words.shown}</p>;
}
