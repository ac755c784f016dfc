import { Play, Square } from 'lucide';
import { useEffect, useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import { isOutdated } from '../converter/state/item-options.ts';
import { partsOfAnimation } from '../converter/state/parts-of-animation.ts';
import type { State } from '../converter/state/state.ts';
import { formatNumber, formatSize } from '../i18n/numbers.ts';
import type { AnimationWords } from '../i18n/source.ts';
import { counted, fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type MadeAnimation, makeAnimation, maxPictures } from './make.ts';
import { OrderList } from './OrderList.tsx';

/** The pictures of the animation in their order and, once they are converted, what became of them. */
export function AnimationPanel({ session, state }: { session: Session; state: State }) {
  const words = usePart('animation');
  const { language } = useNavigation().route;
  const animation = useAnimation(state);
  if (!words) return null;
  const { items, phase } = state;
  const isMade = typeof animation === 'object';
  return (
    <section aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t p-4 sm:px-6">
      <h3 className="font-semibold">{words.title}</h3>
      <OrderList words={words} session={session} items={items} busy={phase === 'converting'} />
      <p role="status" className="text-quiet text-sm empty:hidden" data-animation={isMade ? 'made' : undefined}>
        {animation === 'in the making' && words.making}
        {animation === 'failed' && fill(words.failed, { most: formatNumber(language, maxPictures) })}
        {isMade && factsOf(words, language, animation).join(' ')}
      </p>
      {isMade && <Preview key={animation.blob.size} words={words} blob={animation.blob} />}
    </section>
  );
}

function factsOf(
  words: AnimationWords,
  language: Parameters<typeof formatSize>[0],
  { pictures, width, height, blob, fitted, missing }: MadeAnimation,
): string[] {
  const number = (value: number) => formatNumber(language, value);
  const size = { width: number(width), height: number(height), size: formatSize(language, blob.size) };
  return [
    counted(language, words.made, { count: pictures, ...size }),
    ...(fitted > 0 ? [counted(language, words.fitted, { count: fitted })] : []),
    ...(missing.length > 0 ? [fill(words.missing, { list: missing.join(', ') })] : []),
  ];
}

/** Plays only if that is wanted, and can be stopped. */
function Preview({ words, blob }: { words: AnimationWords; blob: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setUrl(url ? undefined : URL.createObjectURL(blob))}
      >
        <Icon of={url ? Square : Play} className="size-4.5" />
        {url ? words.stop : words.play}
      </button>
      {url && (
        <img
          src={url}
          alt={words.preview}
          style={{ maxHeight: '20rem' }}
          className="max-w-full rounded-xl bg-stage object-contain"
        />
      )}
    </div>
  );
}

/** Undefined while there is nothing to make it of. */
type Animation = MadeAnimation | 'in the making' | 'failed' | undefined;

/** The animation of the results, made again whenever they, their order or its options change. */
function useAnimation(state: State): Animation {
  const [animation, setAnimation] = useState<Animation>();
  const { items, options, phase } = state;
  const isDue =
    phase !== 'converting' &&
    partsOfAnimation(state).length > 1 &&
    !items.some((item) => isOutdated(options, item) || item.status.kind === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: Notices and progress are part of the state, but not of the animation.
  useEffect(() => {
    setAnimation(isDue ? 'in the making' : undefined);
    if (!isDue) return;
    const controller = new AbortController();
    const { signal } = controller;
    makeAnimation(signal, state).then(
      (made) => !signal.aborted && setAnimation(made),
      () => !signal.aborted && setAnimation('failed'),
    );
    return () => controller.abort();
  }, [items, options, isDue]);
  return animation;
}
