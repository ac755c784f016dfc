import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Something about the site as a whole. It holds no words, so that it follows a language switch. */
export type PageNotice = {
  kind: 'load-failed';
  retry: () => void;
  /** Set where only a full load helps, as the site was updated. The visitor decides: it loses files and results. */
  address?: string;
};

interface PageNotices {
  /** Replaces the previous one. */
  show(notice: PageNotice): void;
  clear(): void;
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
