import type { Report } from '@image-converter/formats/report';
import { type Answer, explanations, type Failure } from './messages.ts';

interface Result {
  /** Not set on the standard output. */
  readonly file?: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly report: Report;
}

interface Refused {
  readonly source: string;
  readonly error: Failure & { readonly explanation: string };
}

/** What `--json` prints for a file. */
export type Receipt =
  | {
      readonly source: string;
      readonly sourceFormat: string;
      readonly bytes: number;
      readonly pagesOrFrames: number;
      readonly results: readonly Result[];
      readonly milliseconds: number;
    }
  | Refused;

export function receiptOf(source: string, answer: Answer, milliseconds: number): Receipt {
  if ('failure' in answer) {
    const { failure } = answer;
    return { source, error: { ...failure, explanation: explanations[failure.code] } };
  }
  const { sourceFormat, bytes, pagesOrFrames, written } = answer.done;
  const results = written.map(({ at, width, height, bytes, report }) => ({
    ...(typeof at === 'string' && { file: at }),
    width,
    height,
    bytes,
    report,
  }));
  return { source, sourceFormat, bytes, pagesOrFrames, results, milliseconds };
}

export function saidOf({ source, error }: Refused): string {
  const { code, explanation, obstacle, reason } = error;
  const details = obstacle ?? reason;
  return `${source}: ${explanation} (${code}${details && details !== code ? `: ${details}` : ''})`;
}
