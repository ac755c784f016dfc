import { Agenda } from './agenda.ts';
import { Processor } from './processor.ts';
import { Replica } from './replica.ts';

export interface Setup {
  readonly replicas: number;
  /** Decoding processes per replica. */
  readonly children: number;
}

/** Processor seconds of one conversion: in the decoding process, and everywhere else. */
export interface Cost {
  readonly inChild: number;
  readonly elsewhere: number;
}

/** Visitors per decoding process: one whose picture is being converted, one who is sending the next. */
export const visitorsPerChild = 2;

const seconds = 10_000;

/** Conversions per second if visitors return at once and all replicas share one machine. */
export function simulateThroughput({ replicas, children }: Setup, { inChild, elsewhere }: Cost, cores: number): number {
  const agenda = new Agenda();
  const machine = new Processor(agenda, cores);
  const all = Array.from({ length: replicas }, () => new Replica(agenda, machine, children));
  let converted = 0;
  const visit = (replica: Replica) =>
    machine.run(elsewhere, () =>
      replica.convert({
        seconds: inChild,
        started: () => {},
        done: () => {
          converted += 1;
          visit(replica);
        },
        lost: () => {},
      }),
    );
  for (const replica of all) for (let i = 0; i < visitorsPerChild * children; i += 1) visit(replica);
  agenda.runUntil(seconds);
  return converted / seconds;
}
