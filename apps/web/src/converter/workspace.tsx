import type { ReactNode } from 'react';
import type { LazyOptions } from '../options/lazy-options.ts';
import { RowExtras } from '../options/RowExtras.tsx';
import { useRowParts } from '../results/use-row-parts.ts';
import { useLazy } from '../use-lazy.ts';
import { AddRow } from './choose/AddRow.tsx';
import { ConverterNotice } from './notices/ConverterNotice.tsx';
import { ActionBar } from './panel/ActionBar.tsx';
import { FolderButton } from './panel/FolderButton.tsx';
import { PanelHeading } from './panel/PanelHeading.tsx';
import { Rows } from './rows/Rows.tsx';
import type { Session } from './session/session.ts';
import { hasChoices } from './state/item-options.ts';
import { isAnimation } from './state/parts-of-animation.ts';
import type { State } from './state/state.ts';

const loadAnimation = () => import('../animation/AnimationPanel.tsx');
const loadChoices = () => import('./choices/Choices.tsx');

interface WorkspaceProps {
  session: Session;
  state: State;
  /** Id of the row whose picture is in the page. */
  marked: string | undefined;
}

interface WorkspaceHeadProps extends WorkspaceProps {
  optionsButton: ReactNode;
  /** Which options are not at their default. */
  children: ReactNode;
}

/** Above the notices: what to do next, the picture, and how many files there are. */
export function WorkspaceHead({ session, state, marked, optionsButton, children }: WorkspaceHeadProps) {
  const { items, options, phase } = state;
  const { also, maxFiles } = session.rules;
  const rowParts = useRowParts();
  const choices = useLazy(loadChoices, { wanted: items.some(hasChoices) });
  return (
    <>
      <ActionBar session={session} state={state} optionsButton={optionsButton}>
        {also && <FolderButton session={session} state={state} />}
        {rowParts && phase !== 'converting' && (
          <rowParts.ShareButton items={items} className="quiet-button max-md:grow md:min-h-14 md:rounded-2xl" />
        )}
      </ActionBar>
      <div className={maxFiles === 1 ? 'order-first' : 'contents'}>
        {rowParts && <rowParts.InPageView session={session} state={state} marked={marked} />}
      </div>
      <PanelHeading session={session} state={state} />
      {choices && (
        <choices.Choices
          items={items}
          options={options}
          disabled={phase === 'converting'}
          onChoose={(chosen) => session.choose(chosen)}
        />
      )}
      <div className="px-4 not-empty:pb-2 sm:px-6">{children}</div>
    </>
  );
}

/** All but the success, which is the head of the summary. */
export function WorkspaceNotices({ session, notices }: { session: Session; notices: State['notices'] }) {
  return notices.map(
    (notice) => notice.kind !== 'converted' && <ConverterNotice key={notice.id} session={session} notice={notice} />,
  );
}

interface WorkspaceRowsProps extends WorkspaceProps {
  onMark: (id: string) => void;
  options: LazyOptions;
  /** Files are dragged over the page. */
  dragging: boolean;
}

/** Below the notices: the files, and where more of them are added. */
export function WorkspaceRows({ session, state, marked, onMark, options, dragging }: WorkspaceRowsProps) {
  const busy = state.phase === 'converting';
  const hasAnimation = isAnimation(state.options) && state.items.length > 1;
  const animation = useLazy(loadAnimation, { wanted: hasAnimation });
  return (
    <>
      {hasAnimation && animation && <animation.AnimationPanel session={session} state={state} />}
      <Rows session={session} state={state} marked={marked} onMark={onMark}>
        {(item) => <RowExtras session={session} item={item} busy={busy} options={options} />}
      </Rows>
      <AddRow rules={session.rules} held={state.items.length} dragging={dragging} onFiles={session.add} />
    </>
  );
}
