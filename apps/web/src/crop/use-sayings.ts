import type { Size } from '@image-converter/formats/inspection';
import { formatNumber } from '../i18n/numbers.ts';
import type { CropWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { cutSize, type Edit } from './edit.ts';

interface Sayings {
  /** Of the result, in pixels. */
  readonly size: (edit: Edit, picture: Size) => string;
  readonly place: (edit: Edit) => string;
}

export function useSayings(words: CropWords): Sayings {
  const { language } = useNavigation().route;
  const number = (value: number) => formatNumber(language, Math.round(value));
  return {
    size: (edit, picture) => {
      const { width, height } = cutSize(edit, picture);
      return fill(words.size, { width: number(width), height: number(height) });
    },
    place: ({ frame: { left, top } }) => fill(words.place, { left: number(left), top: number(top) }),
  };
}
