import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z or Cmd+Z, except in fields, where it undoes typing. */
export function useUndoKey(undo: (() => void) | undefined): void {
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
