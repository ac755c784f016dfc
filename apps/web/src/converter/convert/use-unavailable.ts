import type { AnyFormat } from '@image-converter/formats/any-format';
import { useEffect, useState } from 'react';
import { useServerMode } from '../../mode/server-mode.tsx';

const none: ReadonlySet<AnyFormat> = new Set();

/** Those of the formats that cannot be converted now, because there is no connection to load their codecs. */
export function useUnavailable(...formats: readonly AnyFormat[]): ReadonlySet<AnyFormat> {
  const { online } = useServerMode().situation;
  const [unavailable, setUnavailable] = useState(none);
  const list = formats.join();
  useEffect(() => {
    setUnavailable(none);
    if (online) return;
    let isCurrent = true;
    void unavailableOf(list.split(',') as AnyFormat[]).then((found) => isCurrent && setUnavailable(found));
    return () => {
      isCurrent = false;
    };
  }, [online, list]);
  return unavailable;
}

async function unavailableOf(formats: readonly AnyFormat[]): Promise<ReadonlySet<AnyFormat>> {
  try {
    const { isAvailable } = await import('@image-converter/engine/engine');
    const tried = await Promise.all(formats.map(async (format) => ((await isAvailable(format)) ? [] : format)));
    return new Set(tried.flat());
  } catch {
    return new Set(formats);
  }
}
