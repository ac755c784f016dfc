import {
  type Api,
  convertOnServer,
  logConversion,
  ServerModeError,
  serverLine,
} from '@image-converter/contract/client';
import { isServerFormat } from '@image-converter/formats/formats';
import { defaultOptions } from '@image-converter/formats/options';
import { maySendLog, type Situation } from '../mode/mode.ts';
import { OwnPace } from '../mode/own-pace.ts';
import type { Ways } from './convert-file.ts';
import { loadEngine } from './engine.ts';

interface Server {
  api: Api | undefined;
  situation: () => Situation;
  /** Called when a request found no server. */
  lose: () => void;
}

/** A server is given up if it shows no progress for this long on top of a few times its usual time. */
const patienceMilliseconds = 6000;
const usualTimes = 3;

/** The ways to convert in this deployment: our server, if there is one, and the engine. */
export function waysOf({ api, situation, lose }: Server): Ways {
  const pace = new OwnPace();
  return {
    server: async (signal, file, format, onProgress) => {
      const line = api && (await serverLine(api));
      if (!line) throw new ServerModeError('Conversion service unavailable', 'NO_SERVER', undefined);
      if (pace.isSooner(line, format, file.size)) throw new Error('There is a line at the server');
      const patience = patienceMilliseconds + usualTimes * 1000 * line.expectedSeconds;
      return convertOnServer(signal, api, file, format, { patienceMilliseconds: patience, onProgress });
    },
    browser: async (signal, file, format, target) => {
      const { convert } = await loadEngine();
      const start = performance.now();
      const result = await convert(signal, file, defaultOptions(target), { format });
      const milliseconds = Math.round(performance.now() - start);
      if (isServerFormat(format)) pace.learn(format, file.size, milliseconds);
      return { ...result, milliseconds };
    },
    log: (conversion) => {
      if (!api || !maySendLog(situation())) return;
      logConversion(api, conversion).catch((error) => console.warn('Failed to log the conversion', error));
    },
    onFallback: (error) => {
      const { message, cause } = error as Error;
      const { code, requestId } = error instanceof ServerModeError ? error : {};
      console.warn(message, ...(requestId ? [`(request ${requestId})`] : []), ...(cause ? [cause] : []));
      if (code === 'NO_SERVER') lose();
    },
  };
}
