/** The result of checking a target. */
export interface Verdict {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
  /** The stages that take most of the time. */
  readonly because: string;
}
