import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** A site-wide notice. Contains no text, so that it follows a language switch. */
type PageNotice = LoadFailure | ShownByPart | { kind: 'offline' };

export interface LoadFailure {
  kind: 'load-failed';
  retry: () => void;
  /** Only part of the page is missing. */
  isPart?: true;
  /**
   * Set if only a full page load helps, because the site was updated. Left to the visitor: it loses files and results.
   */
  address?: string;
}

/** A lazily loaded part brings its own text. */
interface ShownByPart {
  kind: 'new-version';
  Content: ComponentType;
}

interface PageNotices {
  /** Replaces the previous one. */
  show(notice: PageNotice): void;
  clear(): void;
  /** Removes the current notice if it is of this kind. */
  withdraw(kind: PageNotice['kind']): void;
}

const Actions = createContext<PageNotices | undefined>(undefined);
/** Each has its own id, so that a notice shown twice is announced twice. */
type ShownNotice = PageNotice & { id: number };
const Shown = createContext<ShownNotice | undefined>(undefined);

/** Rendered above navigation, which reports its failures here. */
export function PageNoticesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownNotice>();
  const actions = useMemo<PageNotices>(
    () => ({
      show: (notice) => setShown((before) => ({ ...notice, id: (before?.id ?? 0) + 1 })),
      clear: () => setShown(undefined),
      withdraw: (kind) => setShown((before) => (before?.kind === kind ? undefined : before)),
    }),
    [],
  );
  return (
    <Actions value={actions}>
      <Shown value={shown}>{children}</Shown>
    </Actions>
  );
}

export function usePageNotices(): PageNotices {
  const actions = useContext(Actions);
  if (!actions) throw new Error('usePageNotices outside PageNoticesProvider');
  return actions;
}

export function useShownPageNotice(): ShownNotice | undefined {
  return useContext(Shown);
}
