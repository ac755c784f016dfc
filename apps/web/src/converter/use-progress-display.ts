import { useEffect } from 'react';
import { progressSteps, type State } from './state.ts';

/** A single file's bar moves by the clock; every bar rests a second after the end. */
export function useProgressDisplay(
  { phase }: State,
  single: boolean,
  dispatch: (action: { kind: 'ticked' | 'rested' }) => void,
): void {
  useEffect(() => {
    if (phase === 'converting') {
      if (!single) return;
      const timer = setInterval(() => dispatch({ kind: 'ticked' }), progressSteps.tickMilliseconds);
      return () => clearInterval(timer);
    }
    if (phase !== 'done' && phase !== 'failed') return;
    const timer = setTimeout(() => dispatch({ kind: 'rested' }), progressSteps.restMilliseconds);
    return () => clearTimeout(timer);
  }, [phase, single, dispatch]);
}
