import { useEffect, useState } from 'react';

type Parts = typeof import('./KeptBatchParts.tsx')['keptBatchParts'];

/** Loaded after the page. If loading fails, files and results live as long as the tab. */
export function useKeptBatch(): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    import('./KeptBatchParts.tsx').then(
      (loaded) => setParts(loaded.keptBatchParts),
      () => {},
    );
  }, []);
  return parts;
}
