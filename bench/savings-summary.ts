import { quantile } from './quantile.ts';

export function summaryOf(pairs: readonly { before: number; after: number }[]) {
  const bytesBefore = pairs.reduce((sum, { before }) => sum + before, 0);
  const bytesAfter = pairs.reduce((sum, { after }) => sum + after, 0);
  const bytesNeverBigger = pairs.reduce((sum, { before, after }) => sum + Math.min(before, after), 0);
  const shares = pairs.map(({ before, after }) => 1 - after / before);
  return {
    files: pairs.length,
    larger: pairs.filter(({ before, after }) => after > before).length,
    quartiles: [quantile(shares, 0.25), quantile(shares, 0.5), quantile(shares, 0.75)] as const,
    total: 1 - bytesAfter / bytesBefore,
    neverBigger: 1 - bytesNeverBigger / bytesBefore,
    bytesBefore,
    bytesAfter,
  };
}
