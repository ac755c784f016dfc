import { maxLogRows } from '@image-converter/contract/calls';
import { HttpError } from '@image-converter/contract/http-error';
import { logConversions } from '@image-converter/contract/log';
import type { Api } from '@image-converter/contract/request';
import type { ClientConversion } from '@image-converter/contract/schemas';

/** Milliseconds between requests. The server's rate limit counts them along with conversions. */
const betweenCalls = 2000;
const afterRefusal = 60_000;

/** Max full requests sent when the page is hidden: browsers limit keepalive requests to 64 KB in total. */
const lastCalls = 4;

/** Max rows in the queue, so that a server that rejects them all does not fill the memory. */
const maxWaiting = 10_000;

/**
 * Sends log rows to the server. The first row is sent at once; those that follow soon after are grouped, so that a
 * batch of hundreds takes only a few requests.
 */
export class ConversionLog {
  readonly #api: Api;
  #waiting: ClientConversion[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #earliest = 0;
  #isTaken = true;

  constructor(api: Api) {
    this.#api = api;
    // Often the last event of a page, as phones close hidden ones. Keepalive requests outlive it, timers do not.
    globalThis.document?.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return;
      for (let call = 0; call < lastCalls && this.#waiting.length > 0; call++) this.#send();
    });
  }

  add(row: ClientConversion): void {
    if (!this.#isTaken || this.#waiting.length >= maxWaiting) return;
    this.#waiting.push(row);
    this.#plan();
  }

  #plan(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#earliest = performance.now() + betweenCalls;
      this.#send();
      if (this.#waiting.length > 0) this.#plan();
    }, this.#earliest - performance.now());
  }

  #send(): void {
    const rows = this.#waiting.splice(0, maxLogRows);
    // May be empty: the rows were sent when the page was hidden.
    if (rows.length === 0) return;
    logConversions(this.#api, rows).catch((error: unknown) => {
      const status = error instanceof HttpError ? error.status : undefined;
      if (status === 429) return this.#sendLater(rows);
      console.warn('Failed to log the conversion', error);
      if (status === 404 || status === 405) this.#stop();
    });
  }

  /** Static hosting has nobody to log to. */
  #stop(): void {
    this.#isTaken = false;
    this.#waiting = [];
  }

  /** Only for rows that the server explicitly rejected: anything else might be logged twice. */
  #sendLater(rows: readonly ClientConversion[]): void {
    this.#waiting = [...rows, ...this.#waiting].slice(0, maxWaiting);
    this.#earliest = performance.now() + afterRefusal;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#plan();
  }
}
