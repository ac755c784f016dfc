import type { AnyFormat } from '@image-converter/formats/any-format';
import { formats } from '@image-converter/formats/formats';
import type { Session } from '../converter/session/session.ts';
import type { Item, Outcome } from '../converter/state/state.ts';
import type { ResultWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { Hint } from '../ui/Hint.tsx';
import { keepOriginals } from './keep-originals.ts';
import { isExact, isLarger, type Remedy, remediesFor } from './larger.ts';
import { RemedyButton } from './RemedyButton.tsx';
import { useFound } from './use-found.ts';

interface LargerNoteProps {
  item: Item;
  outcome: Outcome;
  session: Session;
  words: ResultWords['larger'];
  busy: boolean;
}

/** Says that a result is larger than its file, and offers remedies. */
export function LargerNote({ item, outcome, session, words, busy }: LargerNoteProps) {
  const isRelevant = isLarger(item, outcome);
  const sourceQuality = useFound(isRelevant ? item : undefined, findQuality);
  const { label } = formats[outcome.options.target];
  if (isKept(item, outcome))
    return (
      <div className="flex flex-wrap items-center gap-x-2">
        {words.kept}
        <RemedyButton disabled={busy} onPress={() => session.convertAgain(item.id)}>
          {fill(words.after_all, { target: label })}
        </RemedyButton>
      </div>
    );
  if (!isRelevant) return null;
  const offers = remediesFor(item, outcome, sourceQuality);
  return (
    <div data-larger>
      <Hint tone="warning" text={isExact(outcome) ? fill(words.exact, { target: label }) : words.note}>
        {offers.map((remedy) => (
          <RemedyButton
            key={Object.keys(remedy).join()}
            disabled={busy}
            onPress={() => {
              session.choose({ ...remedy, look: 'none' }, item.id);
              void session.convertAgain(item.id);
            }}
          >
            {labelOf(remedy, words)}
          </RemedyButton>
        ))}
        <RemedyButton disabled={busy} onPress={() => keepOriginals(session, item.id)}>
          {words.keep}
        </RemedyButton>
      </Hint>
    </div>
  );
}

function labelOf(remedy: Remedy, words: ResultWords['larger']): string {
  return 'quality' in remedy ? fill(words.quality, { quality: remedy.quality }) : words.lossless;
}

function isKept({ format }: Item, { mode, options }: Outcome): boolean {
  return mode === 'none' && format !== options.target;
}

/** Of a JPG, estimated from its quantisation tables. */
async function findQuality(file: File, format: AnyFormat): Promise<number | undefined> {
  if (format !== 'jpg') return undefined;
  return (await import('@image-converter/formats/inspect/jpeg-quality')).jpegQuality(file);
}
