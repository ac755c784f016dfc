import { conversions } from './conversions.ts';

interface Bench {
  readonly measures: string;
  /** A file in docs, or a note that it only prints. */
  readonly writes: string;
  readonly minutes: number;
  readonly programs: readonly URL[];
  /** Parts that it can measure alone, in which case it prints the result instead of writing it. */
  readonly parts?: readonly string[];
  readonly needsSite: boolean;
}

const pairs = conversions.map(({ pair }) => pair);
const sources = new Set(conversions.map(({ from }) => from));

export const benches: Record<string, Bench> = {
  engine: {
    measures: 'the engine compared with its peers',
    writes: 'benchmarks.md',
    minutes: 30,
    programs: [new URL('engine.ts', import.meta.url)],
    parts: [...sources, ...pairs],
    needsSite: true,
  },
  inputs: {
    measures: 'our decoders compared with native tools',
    writes: 'benchmarks/inputs.md',
    minutes: 5,
    programs: [new URL('inputs.ts', import.meta.url)],
    parts: ['jxl', 'avif', 'jp2', 'psd', 'exr', 'cr2', 'pdf'],
    needsSite: false,
  },
  outputs: {
    measures: 'our encoders of AVIF, GIF and animated WebP compared with native tools',
    writes: 'benchmarks/outputs.md',
    minutes: 5,
    programs: [new URL('outputs.ts', import.meta.url), new URL('outputs-in-page.ts', import.meta.url)],
    needsSite: true,
  },
  options: {
    measures: 'what each option costs, beside sharp and ImageMagick',
    writes: 'benchmarks/options.md',
    minutes: 5,
    programs: [new URL('options.ts', import.meta.url), new URL('options-in-page.ts', import.meta.url)],
    needsSite: true,
  },
  batch: {
    measures: 'a thousand small files compared with sharp',
    writes: 'benchmarks/batch.md',
    minutes: 5,
    programs: [new URL('batch.ts', import.meta.url)],
    needsSite: true,
  },
  visits: {
    measures: 'the first and the second visit over a slow network',
    writes: 'benchmarks/visits.md',
    minutes: 2,
    programs: [new URL('visits.ts', import.meta.url)],
    needsSite: true,
  },
  savings: {
    measures: 'what WebP saves on real pictures',
    writes: 'benchmarks.md',
    minutes: 10,
    programs: [new URL('savings-only.ts', import.meta.url)],
    needsSite: true,
  },
  server: {
    measures: 'the server compared with native tools',
    writes: 'prints only',
    minutes: 10,
    programs: [new URL('server/main.ts', import.meta.url)],
    needsSite: true,
  },
  simulate: {
    measures: 'a day with a million visitors on 1 to 64 replicas',
    writes: 'scaling.md',
    minutes: 5,
    programs: [new URL('simulation/main.ts', import.meta.url)],
    needsSite: false,
  },
  replicas: {
    measures: 'real replicas compared with simulated ones',
    writes: 'scaling.md',
    minutes: 5,
    programs: [new URL('simulation/replicas.ts', import.meta.url)],
    needsSite: false,
  },
};
