import { useCallback, useEffect, useState } from 'react';
import { type Language, languages } from '../routes/pages.ts';
import type { ToServiceWorker } from '../service-worker/messages.ts';
import { codecsPart, commonPart } from '../service-worker/release.ts';
import { messageServiceWorker } from './service-worker.ts';

type Stage =
  | { kind: 'asking' | 'offered' | 'kept' | 'failed' | 'full' }
  /** Progress from 0 to 1. */
  | { kind: 'keeping'; share: number };

interface EverythingCached {
  stage: Stage;
  /** Download size of everything. */
  bytes: number;
  keep: () => void;
  /** Removes everything except what the visited language needs. */
  remove: () => void;
}

const everything = [commonPart, ...languages, codecsPart];

/** Whether all codecs and languages are cached. */
export function useEverythingCached(language: Language): EverythingCached {
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });
  const [bytes, setBytes] = useState(0);
  const tell = useCallback(async (message: ToServiceWorker) => {
    const outcome = await messageServiceWorker(message, (share) => setStage({ kind: 'keeping', share }));
    if (outcome.kind === 'failed') return setStage({ kind: outcome.isFull ? 'full' : 'failed' });
    setBytes(everything.reduce((sum, part) => sum + (outcome.sizes[part] ?? 0), 0));
    setStage({ kind: everything.every((part) => outcome.kept.includes(part)) ? 'kept' : 'offered' });
  }, []);
  useEffect(() => void tell({ kind: 'ask' }), [tell]);
  return {
    stage,
    bytes,
    keep: () => {
      setStage({ kind: 'keeping', share: 0 });
      void tell({ kind: 'keep', parts: everything });
    },
    remove: () => void tell({ kind: 'remove', parts: everything.filter((part) => part !== language) }),
  };
}
