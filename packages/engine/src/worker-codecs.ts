import { ConversionError } from './errors.ts';
import type { Codec } from './protocol.ts';

const arrivals = new Map<Codec, PromiseWithResolvers<WebAssembly.Module>>();

/** The compiled codec from the page, which fetches each one once for all workers. */
export function codecModule(codec: Codec): Promise<WebAssembly.Module> {
  let arrival = arrivals.get(codec);
  if (!arrival) {
    arrival = Promise.withResolvers();
    arrivals.set(codec, arrival);
    self.postMessage({ kind: 'need-module', codec });
  }
  return arrival.promise;
}

export function receiveModule(codec: Codec, module: WebAssembly.Module): void {
  arrivals.get(codec)?.resolve(module);
}

/** The codec cannot be reached now (offline, say); the next file may ask again. */
export function refuseModule(codec: Codec): void {
  arrivals.get(codec)?.reject(new ConversionError('CODEC_UNAVAILABLE'));
  arrivals.delete(codec);
}
