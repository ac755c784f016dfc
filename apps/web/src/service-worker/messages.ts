/** From a page to the worker. A port that comes with it hears about the outcome. */
export type ToServiceWorker =
  /** The page at this path is at rest; it is to be kept, and these parts with it. `script` names its release. */
  | { kind: 'at-rest'; script: string; path: string; parts: readonly string[] }
  | { kind: 'keep'; parts: readonly string[] }
  | { kind: 'remove'; parts: readonly string[] }
  | { kind: 'ask' };

/** To the port of a message. */
export type Reply =
  /** Bytes as they are sent over the network. */
  | { kind: 'progress'; arrived: number; total: number }
  | { kind: 'done'; kept: readonly string[]; sizes: Readonly<Record<string, number>> }
  | { kind: 'failed'; isFull: boolean };

/** To every page when a worker takes over, and to one that has come to rest. */
export interface TookOver {
  kind: 'took-over';
  /** The script of all pages in the worker's release. */
  script: string;
}
