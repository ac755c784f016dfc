import { useLazy } from '../use-lazy.ts';

export const loadRowParts = () => import('./row-parts.ts');

/** Undefined until loaded. Without them, a row still shows its status and result. */
export function useRowParts() {
  return useLazy(loadRowParts)?.rowParts;
}
