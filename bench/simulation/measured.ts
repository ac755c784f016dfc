import { readFileSync } from 'node:fs';
import { z } from 'zod';

const standing = z.object({ milliseconds: z.number(), times: z.array(z.number()), bytes: z.number() });

/** The part of the bench's last full run that the simulation uses. */
const benchmarks = z.object({
  results: z.array(z.object({ title: z.string(), standings: z.array(standing.extend({ name: z.string() })) })),
  server: z.object({ duels: z.array(z.object({ title: z.string(), ours: standing })) }),
});

interface Kind {
  /** Size of the picture that is sent back, in bytes. */
  readonly picture: number;
  /** Processor time of single conversions on the server. */
  readonly secondsInChild: readonly number[];
  /** In a browser on the machine of the bench; for the first file of a visit, if that was measured. */
  readonly secondsInBrowser: number;
}

export interface Measured {
  readonly heic: Kind;
  readonly tiff: Kind;
}

export function readMeasured(): Measured {
  const file = new URL('../../docs/benchmarks.json', import.meta.url);
  const { results, server } = benchmarks.parse(JSON.parse(readFileSync(file, 'utf8')));
  const kind = (duelTitle: string, browserTitle: string): Kind => {
    const duel = server.duels.find(({ title }) => title === duelTitle);
    const result = results.find(({ title }) => title === browserTitle);
    const ours = result?.standings.find(({ name }) => name === 'ours');
    if (!duel || !ours) throw new Error(`The bench has no ${duelTitle} or no ${browserTitle}`);
    return {
      picture: duel.ours.bytes,
      secondsInChild: duel.ours.times.map((milliseconds) => milliseconds / 1000),
      secondsInBrowser: ours.milliseconds / 1000,
    };
  };
  return { heic: kind('HEIC → JPG', 'HEIC → JPG, cold'), tiff: kind('TIFF (LZW) → JPG', 'TIFF (LZW) → JPG') };
}
