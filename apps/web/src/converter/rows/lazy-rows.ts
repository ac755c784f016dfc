import { useEffect, useState } from 'react';
import { loadPart } from '../../i18n/parts.ts';
import type { Language } from '../../routes/pages.ts';

type RowParts = typeof import('./row-parts.ts')['rowParts'];

let loaded: RowParts | undefined;

async function load(): Promise<RowParts> {
  loaded = (await import('./row-parts.ts')).rowParts;
  return loaded;
}

/** Loaded with the engine, so that nothing is downloaded during a conversion. */
export function prepareRows(language: Language): void {
  Promise.all([load(), loadPart(language, 'results')]).catch(() => {});
}

/** Undefined until loaded. Without them, a row still shows its status and result. */
export function useRowParts(): RowParts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    load().then(setParts, () => {});
  }, []);
  return parts;
}
