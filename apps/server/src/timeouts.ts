/** How long the server waits, in milliseconds. Tests wait less. */
export interface Timeouts {
  /** For the head of a request. */
  readonly head: number;
  /** How often connections are checked for that. */
  readonly check: number;
  /** For a small body. An upload has its own pace. */
  readonly body: number;
  /** An upload that hardly moves for this long is given up. */
  readonly pace: number;
  /** An upload that takes longer gives its slot back, and needs a free one when it is complete. */
  readonly uploadSlot: number;
  /** A connection is closed when the client reads none of the answer for this long. */
  readonly unread: number;
  /** Running conversions have this long to finish when the server ends. */
  readonly grace: number;
}

export const defaultTimeouts: Timeouts = {
  head: 10_000,
  check: 5000,
  body: 10_000,
  pace: 15_000,
  uploadSlot: 10_000,
  unread: 10_000,
  grace: 20_000,
};
