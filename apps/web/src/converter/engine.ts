import type { Item } from './state.ts';

/** The engine is not part of the page's first script: it is loaded once the page is idle, or when a file needs it. */
export function loadEngine() {
  return import('@image-converter/engine/engine');
}

/** If something cannot be loaded now, the conversion asks for it again and reports the failure. */
const later = () => {};

/** Loads the engine while the visitor is choosing a file, so that it is available even if the connection drops. */
export function warmUp(): void {
  loadEngine().then((engine) => engine.warmUp(), later);
}

/**
 * Loads the codecs for chosen files while the visitor is looking for the button. Files that will go to the server are
 * included, so that the browser can finish the job whatever happens to the connection.
 */
export function prepare(items: readonly Pick<Item, 'file' | 'format'>[]): void {
  loadEngine().then((engine) => {
    for (const { format, file } of items) engine.prepare(format, file);
  }, later);
}
