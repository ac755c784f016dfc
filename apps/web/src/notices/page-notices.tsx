import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Something about the site as a whole. It holds no words, so that it follows a language switch. */
type PageNotice = LoadFailure | ShownByPart;

export interface LoadFailure {
  kind: 'load-failed';
  retry: () => void;
  /** Set where only a full load helps, as the site was updated. The visitor decides: it loses files and results. */
  address?: string;
}

/** A part that was loaded later brings its own words. */
interface ShownByPart {
  kind: 'new-version' | 'offline';
  Content: ComponentType;
}

interface PageNotices {
  /** Replaces the previous one. */
  show(notice: PageNotice): void;
  clear(): void;
  /** Removes a notice of this kind, if it is the one that is shown. */
  withdraw(kind: PageNotice['kind']): void;
}

const Actions = createContext<PageNotices | undefined>(undefined);
/** Each has its own id, so that a notice shown twice is announced twice. */
type ShownNotice = PageNotice & { id: number };
const Shown = createContext<ShownNotice | undefined>(undefined);

/** Sits above navigation, which reports its failures here. */
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
