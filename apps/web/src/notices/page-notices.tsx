import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Something about the site as a whole. It holds no words, so that it follows a switch of language. */
export type PageNotice = { kind: 'load-failed'; retry: () => void };

interface PageNotices {
  /** Takes the place of the one shown before. */
  show(notice: PageNotice): void;
  clear(): void;
}

const Actions = createContext<PageNotices | undefined>(undefined);
/** Each has an id of its own, so that the same one shown again is news again. */
type ShownNotice = PageNotice & { id: number };
const Shown = createContext<ShownNotice | undefined>(undefined);

/** Stands above navigation, which is the first to report something. */
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
