import type { Api } from '@image-converter/contract/request';
import { serverConverts } from '@image-converter/contract/status';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '../site.tsx';
import { readStored, storageKeys, store } from '../storage.ts';
import type { Mode, Situation } from './mode.ts';

interface ServerMode {
  /** As of the last render. */
  situation: Situation;
  /** The current value, for work that continues between renders. */
  current: () => Situation;
  prefer: (mode: Mode) => void;
  /** Asks the API once whether it converts. */
  ask: () => void;
  /** Call when a request could not reach a server. */
  lose: () => void;
}

/** Browsers report a connection before requests get through. */
const triesWhenBack = 3;
const pauseMilliseconds = 1000;

const ServerModeContext = createContext<ServerMode | undefined>(undefined);

/** Lives as long as the visit: facts about the server found on one page hold on the next. */
export function ServerModeProvider({ children }: { children: ReactNode }) {
  const { api } = useSite();
  // The prerendered page knows neither the browser nor the visitor, so it shows what the deployment offers.
  const [situation, setSituation] = useState<Situation>({
    configured: api !== undefined,
    answer: 'none yet',
    online: true,
    lost: false,
    preferred: 'server',
  });
  const latest = useRef(situation);
  const asked = useRef(false);
  const isWanted = useRef(false);

  const actions = useMemo(() => {
    const change = (part: Partial<Situation>) => {
      latest.current = { ...latest.current, ...part };
      setSituation(latest.current);
    };
    const ask = (tries: number) => {
      isWanted.current = true;
      if (!api || asked.current || !navigator.onLine) return;
      asked.current = true;
      void answerOf(api, tries).then((answer) => change({ answer }));
    };
    return {
      change,
      current: () => latest.current,
      prefer: (preferred: Mode) => {
        // The default is not stored.
        store(storageKeys.preferredMode, preferred === 'client' ? preferred : undefined);
        change({ preferred });
      },
      ask: () => ask(1),
      askWhenBack: () => ask(triesWhenBack),
      lose: () => change({ lost: true }),
    };
  }, [api]);

  useEffect(() => {
    const look = () => actions.change({ online: navigator.onLine });
    // Results from when the browser was offline say nothing about the server.
    const lookAnew = () => {
      asked.current = false;
      actions.change({ online: true, lost: false, answer: 'none yet' });
      if (isWanted.current) actions.askWhenBack();
    };
    const preferred = readStored(storageKeys.preferredMode) === 'client' ? 'client' : 'server';
    actions.change({ online: navigator.onLine, preferred });
    addEventListener('online', lookAnew);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', lookAnew);
      removeEventListener('offline', look);
    };
  }, [actions]);

  const mode = useMemo(() => ({ situation, ...actions }), [situation, actions]);
  return <ServerModeContext value={mode}>{children}</ServerModeContext>;
}

async function answerOf(api: Api, tries: number): Promise<'yes' | 'no'> {
  if (await serverConverts(api)) return 'yes';
  if (tries === 1) return 'no';
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  return answerOf(api, tries - 1);
}

export function useServerMode(): ServerMode {
  const mode = useContext(ServerModeContext);
  if (!mode) throw new Error('useServerMode outside ServerModeProvider');
  return mode;
}
