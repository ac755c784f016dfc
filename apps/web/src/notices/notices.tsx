import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

export interface Notice {
  tone: 'neutral' | 'destructive';
  title: string;
  description: ReactNode;
}

export interface ShownNotice extends Notice {
  id: number;
}

interface Notices {
  shown: readonly ShownNotice[];
  notify: (notice: Notice) => void;
  close: (id: number) => void;
}

const NoticesContext = createContext<Notices | undefined>(undefined);
let newest = 0;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const close = useCallback((id: number) => setShown((all) => all.filter((notice) => notice.id !== id)), []);
  const notify = useCallback((notice: Notice) => {
    newest += 1;
    const id = newest;
    setShown((all) => [...all, { ...notice, id }]);
  }, []);
  const notices = useMemo(() => ({ shown, notify, close }), [shown, notify, close]);
  return <NoticesContext value={notices}>{children}</NoticesContext>;
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices outside NoticesProvider');
  return notices;
}
