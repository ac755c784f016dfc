import type { Demand } from '@image-converter/formats/demands';
import { shows } from './probe.ts';
import { probes } from './probes.ts';

const answers = new Map<Demand, Promise<boolean>>();

/** Demands that this browser's decoder does not meet; each is probed once per worker. */
export async function unmetOf(demands: readonly Demand[]): Promise<readonly Demand[]> {
  const isMet = await Promise.all(demands.map(meets));
  return demands.filter((_, index) => !isMet[index]);
}

function meets(demand: Demand): Promise<boolean> {
  const answer = answers.get(demand) ?? shows(probes[demand]).catch(() => false);
  answers.set(demand, answer);
  return answer;
}
