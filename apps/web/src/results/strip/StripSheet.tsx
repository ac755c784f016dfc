import { formats } from '@image-converter/formats/formats';
import { useId } from 'react';
import type { Session } from '../../converter/session/session.ts';
import { bytesOf } from '../../converter/state/sizes.ts';
import type { Item } from '../../converter/state/state.ts';
import { formatSize } from '../../i18n/numbers.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { fill } from '../../i18n/translate.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import type { Language } from '../../routes/pages.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { StripFrame } from './StripFrame.tsx';
import { type Frame, smallestIn } from './strip.ts';
import { useStrip } from './use-strip.ts';

interface StripSheetProps {
  item: Item;
  session: Session;
  words: ResultWords;
  onClose: () => void;
}

/** A test strip, as photographers call it: one picture in several formats that look alike, of which one can be taken. */
export function StripSheet({ item, session, words: all, onClose }: StripSheetProps) {
  const words = all.strip;
  const { language } = useNavigation().route;
  const id = useId();
  const frames = useStrip(session, item);
  const smallest = smallestIn(frames);
  const look = frames.some(({ options }) => options.look === 'close') ? 'close' : 'same';
  return (
    <Sheet
      id={id}
      title={words.open}
      closeLabel={words.close}
      onClose={onClose}
      foot={() => (
        <p role="status" className="min-h-5 text-sm">
          {statusOf(frames, words, language)}
        </p>
      )}
    >
      <p className="text-sm">
        {fill(words.intro[look], { size: formatSize(language, item.file.size) })} {words.local}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {frames.map((frame) => (
          <StripFrame
            key={frame.options.target}
            frame={frame}
            item={item}
            session={session}
            words={all}
            isSmallest={frame.status.kind === 'done' && frame.status.outcome === smallest}
          />
        ))}
      </ul>
    </Sheet>
  );
}

/** Which format is in work and, at the end, which is the smallest. */
function statusOf(frames: readonly Frame[], words: ResultWords['strip'], language: Language): string | undefined {
  const at = frames.findIndex(({ status }) => status.kind === 'converting');
  const current = frames[at];
  if (current) {
    const { label: format } = formats[current.options.target];
    return fill(words.converting, { format, number: at + 1, total: frames.length });
  }
  if (frames.some(({ status }) => status.kind === 'waiting')) return undefined;
  const smallest = smallestIn(frames);
  if (!smallest) return words.none;
  const { label: format } = formats[smallest.options.target];
  return fill(words.smallest_is, { format, size: formatSize(language, bytesOf(smallest)) });
}
