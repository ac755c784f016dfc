import { type Api, convertOnServer, logConversion, ServerModeError } from '@image-converter/contract/client';
import { maySendLog, type Situation } from '../mode/mode.ts';
import type { Ways } from './convert-file.ts';
import { loadEngine } from './engine.ts';

interface Server {
  api: Api | undefined;
  situation: () => Situation;
  /** Called when a request found no server. */
  lose: () => void;
}

/** The ways this deployment has: our server, if there is one, and the engine. */
export function waysOf({ api, situation, lose }: Server): Ways {
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
      if (!api || !maySendLog(situation())) return;
      logConversion(api, conversion).catch((error) => console.warn('Failed to log the conversion', error));
    },
    onFallback: (error) => {
      const { message, cause } = error as Error;
      console.warn(message, cause);
      if (error instanceof ServerModeError && error.code === 'NO_SERVER') lose();
    },
  };
}
