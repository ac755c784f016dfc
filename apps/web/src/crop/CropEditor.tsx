import type { ConversionOptions } from '@image-converter/formats/options';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import { type Item, latestResultOf } from '../converter/state/state.ts';
import type { CropWords } from '../i18n/source.ts';
import type { Picture } from '../results/before-after/pictures.ts';
import { Switch } from '../ui/Switch.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { applyEdits, type Scope, scopeOf } from './apply.ts';
import { CropStage } from './CropStage.tsx';
import { chooseRatio, cutSize, type Edit, editOf, editsOf, turnEdit } from './edit.ts';
import { RatioField } from './RatioField.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import { useEdits } from './use-edits.ts';
import { useSayings } from './use-sayings.ts';

interface CropEditorProps {
  picture: Picture;
  item: Item;
  session: Session;
  options: ConversionOptions;
  scope: Scope | undefined;
  words: CropWords;
  onDone: () => void;
}

/** The picture with a frame, and what can be done to both. Nothing changes until it is applied. */
export function CropEditor({ picture, item, session, options, scope: wanted, words, onDone }: CropEditorProps) {
  const { size } = picture;
  const editing = useEdits(() => editOf(options, size), size);
  const { edit, change, undo, reset } = editing;
  const sayings = useSayings(words);
  const several = session.state().items.length > 1;
  const [scope, setScope] = useState<Scope>(() => (several ? (wanted ?? scopeOf(session.state(), item)) : 'one'));
  const isWide = useIsWide();
  const [news, setNews] = useState('');

  // Handles say their own values; this is about buttons.
  const changeTo = (next: Edit) => {
    change(next);
    setNews(sayings.size(next, size));
  };
  useUndoKey(undo);
  return (
    <div className="flex flex-1 flex-col lg:flex-row" style={{ minHeight: '27rem' }}>
      <CropStage words={words} picture={picture} editing={editing} />
      <div className="flex shrink-0 flex-col lg:w-[24rem]" style={{ maxHeight: isWide ? undefined : '60%' }}>
        <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-4">
          <TurnButtons words={words} onTurn={(way) => changeTo(turnEdit(edit, way, size))} onUndo={undo} />
          <RatioField
            words={words}
            ratio={edit.ratio}
            current={cutSize(edit, size)}
            onChoose={(ratio) => changeTo(chooseRatio(edit, ratio, size))}
          />
          {several && (
            <Switch
              label={words.all}
              hint={words.all_hint}
              checked={scope === 'all'}
              onChange={(all) => setScope(all ? 'all' : 'one')}
            />
          )}
        </div>
        <div className="flex gap-2 border-line border-t px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          <button
            type="button"
            className="quiet-button min-h-14 rounded-2xl max-md:px-3"
            aria-disabled={!reset || undefined}
            onClick={reset}
          >
            {words.reset}
          </button>
          <button
            type="button"
            className="button large grow max-md:px-3 max-md:py-1"
            onClick={() => {
              onDone();
              applyEdits(session, item, editsOf(edit, size, scope), scope);
            }}
          >
            {latestResultOf(item) ? words.apply_again : words.apply}
          </button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** Ctrl+Z or Cmd+Z, except in fields, where it undoes typing. */
function useUndoKey(undo: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo || (event.target instanceof HTMLInputElement && event.target.type === 'text')) return;
    event.preventDefault();
    undo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
