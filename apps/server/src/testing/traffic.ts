import type { ApiErrorCode } from '@image-converter/contract/errors';
import { type Job, jobSchema } from '@image-converter/contract/schemas';
import { smallTiff, tiff } from './pictures.ts';
import { refusalOf } from './refusal.ts';
import type { Visitor } from './visitor.ts';
import { withTimeout } from './with-timeout.ts';

type Outcome = 'ok' | ApiErrorCode;

/** Several visitors who convert one picture after another and continue when refused. */
export class Traffic {
  readonly #visitor: Visitor;
  readonly #visitors: Promise<void>[];
  readonly #recent = new Set<Outcome>();
  readonly #all = new Set<Outcome>();
  #ends = false;

  constructor(visitor: Visitor, visitors: number) {
    this.#visitor = visitor;
    this.#visitors = Array.from({ length: visitors }, () => this.#convertOn());
  }

  /** Outcomes of jobs since the last call. */
  takeOutcomes(): Outcome[] {
    const outcomes = [...this.#recent];
    this.#recent.clear();
    return outcomes;
  }

  /** Resolves to all outcomes; rejects if an answer was missing or not in the contract. */
  async end(): Promise<Outcome[]> {
    this.#ends = true;
    await Promise.all(this.#visitors);
    return [...this.#all].sort();
  }

  async #convertOn(): Promise<void> {
    while (!this.#ends) {
      const outcome = await convertOnce(this.#visitor);
      this.#recent.add(outcome);
      this.#all.add(outcome);
    }
  }
}

/** Makes the five calls; stops at the first refusal. */
export async function convertOnce(visitor: Visitor): Promise<Outcome> {
  const created = await withTimeout(visitor.create(smallTiff.length, tiff));
  if (!created.ok) return refusalOf(created);
  const job: Job = jobSchema.parse(await created.json());
  const steps = [
    () => visitor.upload(job, smallTiff),
    () => visitor.update(job),
    () => visitor.convert(job),
    () => visitor.log(),
  ];
  for (const step of steps) {
    const answer = await withTimeout(step());
    if (!answer.ok) return refusalOf(answer);
    await answer.arrayBuffer();
  }
  return 'ok';
}
