import { maxLogRows } from '@image-converter/contract/calls';
import { HttpError } from '@image-converter/contract/http-error';
import { logConversions } from '@image-converter/contract/log';
import type { Api } from '@image-converter/contract/request';
import type { ClientConversion } from '@image-converter/contract/schemas';

/** Milliseconds. The server counts a visitor's calls, and conversions need some, too. */
const betweenCalls = 2000;
const afterRefusal = 60_000;

/** Calls with all their rows that a browser sends for a page that is closed: 64 KB altogether. */
const lastCalls = 4;

/** Rows kept for later, so that a server that refuses them all does not fill the memory. */
const maxWaiting = 10_000;

/**
 * Sends the rows of the log. The first goes at once; those that come soon after it go together, so that a batch of
 * hundreds is logged in a few calls.
 */
export class ConversionLog {
  readonly #api: Api;
  readonly #mayLog: () => boolean;
  #waiting: ClientConversion[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #earliest = 0;

  /** `mayLog` is asked again before each call: a visitor may no longer want anything sent. */
  constructor(api: Api, mayLog: () => boolean) {
    this.#api = api;
    this.#mayLog = mayLog;
    // Calls outlive the page, timers do not.
    globalThis.addEventListener?.('pagehide', () => {
      for (let call = 0; call < lastCalls && this.#waiting.length > 0; call++) this.#send();
    });
  }

  add(row: ClientConversion): void {
    if (this.#waiting.length < maxWaiting) this.#waiting.push(row);
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
    // A page that was left and comes back has sent its rows already.
    if (rows.length === 0 || !this.#mayLog()) return;
    logConversions(this.#api, rows).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 429) this.#sendLater(rows);
      else console.warn('Failed to log the conversion', error);
    });
  }

  /** Only what the server said it did not take: anything else might be logged twice. */
  #sendLater(rows: readonly ClientConversion[]): void {
    this.#waiting = [...rows, ...this.#waiting].slice(0, maxWaiting);
    this.#earliest = performance.now() + afterRefusal;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#plan();
  }
}
