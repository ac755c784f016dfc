import { geometryOf } from '@image-converter/formats/geometry';
import { widthsIn } from '@image-converter/formats/widths';
import { Check, Code } from 'lucide';
import { useState } from 'react';
import { isDrawn } from '../../converter/convert/is-drawn.ts';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { copyText } from '../../copy-text.ts';
import type { Parts } from '../../i18n/source.ts';
import { fill } from '../../i18n/translate.ts';
import { usePart } from '../../i18n/use-part.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HtmlSheet } from './HtmlSheet.tsx';
import { htmlOf } from './html-of.ts';

interface HtmlNoteProps {
  item: Item;
  outcome: Outcome;
}

/** Which files a result consists of, and what a web page needs to show them: to copy or, if that fails, to select. */
export function HtmlNote({ item, outcome }: HtmlNoteProps) {
  const words = usePart('html');
  const [news, setNews] = useState<{ outcome: Outcome; isCopied: boolean }>();
  if (!words) return null;
  const { files, options } = outcome;
  const remark = remarkOn(item, outcome, words);
  const html = htmlOf(outcome);
  const label = options.favicons ? words.copy_head : words.copy_picture;
  const isNews = news?.outcome === outcome;
  const isCopied = isNews && news.isCopied;
  return (
    <div data-html className="flex flex-wrap items-center gap-x-6 text-quiet">
      <div className="wrap-anywhere min-w-0">
        <p>{files.map(({ name }) => name).join(' · ')}</p>
        {remark && <p>{remark}</p>}
      </div>
      <button
        type="button"
        className="plain-button -mx-3 text-ink text-sm"
        aria-label={isCopied ? undefined : `${label}: ${item.file.name}`}
        onClick={async () => setNews({ outcome, isCopied: await copyText(html) })}
      >
        <Icon of={isCopied ? Check : Code} className="size-4.5 shrink-0" />
        <span aria-live="polite">{isCopied ? words.copied : label}</span>
      </button>
      {isNews && !isCopied && <HtmlSheet html={html} words={words} onClose={() => setNews(undefined)} />}
    </div>
  );
}

type HtmlWords = Parts['html'];

/** Its side, in pixels. */
const largestIcon = 512;

/** What the visitor would otherwise not expect: fewer widths than asked for, or icons that may be blurred. */
export function remarkOn(
  { format }: Pick<Item, 'format'>,
  { files: [first], options }: Pick<Outcome, 'files' | 'options'>,
  words: HtmlWords,
): string | undefined {
  const { width = 0, height = 0, report } = first;
  if (!options.favicons) {
    const isNarrow = widthsIn(options.widths).some((wanted) => wanted > width);
    return isNarrow ? fill(words.not_enlarged, { width }) : undefined;
  }
  const { area } = geometryOf(options, report?.sourceSize ?? { width, height });
  if (isDrawn(format) || Math.max(area.width, area.height) >= largestIcon) return undefined;
  return fill(words.enlarged, { width: area.width, height: area.height });
}
