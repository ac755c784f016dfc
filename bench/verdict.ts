/** Whether one of the targets was met. */
export interface Verdict {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
  /** What makes up most of the time. */
  readonly because: string;
}
