import { previewOnly } from '@image-converter/formats/rare/cameras';
import { Fact } from '../converter/rows/Fact.tsx';
import type { Item, Outcome } from '../converter/state/state.ts';
import { formatNumber } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';

/** Says of a camera raw that we do not develop that the result is the camera's own preview, and how large that is. */
export function PreviewFact({ item, outcome }: { item: Item; outcome: Outcome }) {
  const { language } = useNavigation().route;
  const words = usePart('results');
  const [{ width, height, report }] = outcome.files;
  if (!words || !previewOnly.includes(item.format)) return null;
  const size = report?.sourceSize ?? { width: width ?? 0, height: height ?? 0 };
  const numbers = { width: formatNumber(language, size.width), height: formatNumber(language, size.height) };
  return <Fact>{fill(words.camera_preview, numbers)}</Fact>;
}
