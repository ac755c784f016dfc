import { convertOnServer, logConversion, ServerModeError } from '@image-converter/contract/client';
import { maySendLog } from '../mode/mode.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import { useSite } from '../site.tsx';
import type { Ways } from './convert-file.ts';
import { loadEngine } from './engine.ts';

/** The ways of this deployment: our server, if it has one, and the engine. */
export function useWays(): Ways {
  const { api } = useSite();
  const { current, lose } = useServerMode();
  return {
    server: async (signal, file, format) => {
      if (!api) throw new Error('no API');
      return convertOnServer(signal, api, file, format);
    },
    browser: async (signal, file, target) => {
      const { convert } = await loadEngine();
      return convert(signal, file, target);
    },
    log: (conversion) => {
      if (!api || !maySendLog(current())) return;
      logConversion(api, conversion).catch((error) => console.warn('Failed to log the conversion', error));
    },
    onFallback: (error) => {
      const { message, cause } = error as Error;
      console.warn(message, cause);
      if (error instanceof ServerModeError && error.code === 'NO_SERVER') lose();
    },
  };
}
