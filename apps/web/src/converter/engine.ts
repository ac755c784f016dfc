import type { Item } from './state.ts';

/** The engine is not part of the page's first script: it follows as soon as the page rests, or a file needs it. */
export function loadEngine() {
  return import('@image-converter/engine/engine');
}

/** Where it cannot be had now, the conversion asks for it again and says so. */
const later = () => {};

/** Gets the engine while the visitor looks for a file, so that it is there even if the connection is not. */
export function warmUp(): void {
  loadEngine().then((engine) => engine.warmUp(), later);
}

/**
 * Gets the codecs of chosen files while the visitor looks for the button. Also for a file that is to go to the server:
 * whatever happens to the connection from then on, the browser can finish the job.
 */
export function prepare(items: readonly Pick<Item, 'file' | 'format'>[]): void {
  loadEngine().then((engine) => {
    for (const { format, file } of items) engine.prepare(format, file);
  }, later);
}
