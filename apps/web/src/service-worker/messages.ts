/** From a page to the worker. Replies go to the port sent along with it. */
export type ToServiceWorker =
  /** The page at this path is idle; caches it and these parts. `script` identifies its release. */
  | { kind: 'at-rest'; script: string; path: string; parts: readonly string[] }
  | { kind: 'keep'; parts: readonly string[] }
  | { kind: 'remove'; parts: readonly string[] }
  | { kind: 'ask' };

/** To the port of a message. */
export type Reply =
  /** Bytes as sent over the network. */
  | { kind: 'progress'; arrived: number; total: number }
  | { kind: 'done'; kept: readonly string[]; sizes: Readonly<Record<string, number>> }
  | { kind: 'failed'; isFull: boolean };

/** Sent to every page when a worker takes over, and to each page that becomes idle. */
export interface TookOver {
  kind: 'took-over';
  /** The main script of the worker's release. */
  script: string;
}
