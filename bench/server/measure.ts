import type { Rounds } from '../contest.ts';
import type { Photo } from '../photos.ts';
import { type Bursts, measureBursts } from './burst.ts';
import { type ChildMemory, measureChildMemory } from './child-memory.ts';
import { type Duel, measureProcessorTime } from './processor-time.ts';
import { measureThroughput, type Throughput } from './throughput.ts';
import { heifConvert, versionOf, vips } from './tools.ts';
import { measureUploads, type UploadMemory } from './uploads.ts';
import { measureVisitors, type Visits } from './visitors.ts';

export interface ServerMeasurements {
  readonly versions: Record<string, string>;
  readonly duels: readonly Duel[];
  readonly throughputs: readonly Throughput[];
  readonly uploads: readonly UploadMemory[];
  readonly bursts: Bursts;
  readonly visits: Visits;
  readonly childMemories: readonly ChildMemory[];
}

/** Measures everything about the server, taking turns with a peer where there is one. */
export async function measureServer(
  photos: { heic: Photo; tiff: Photo },
  { warmUps, counted, decisive }: Required<Rounds>,
): Promise<ServerMeasurements> {
  const { heic, tiff } = photos;
  return {
    versions: { 'heif-convert': await versionOf(heifConvert), vips: await versionOf(vips) },
    duels: await measureProcessorTime(photos, { warmUps, counted: decisive }),
    throughputs: await measureThroughput(heic, { rounds: decisive, jobs: 2 * counted }),
    uploads: await measureUploads(heic, counted),
    bursts: await measureBursts(heic, counted),
    visits: await measureVisitors(heic),
    childMemories: await measureChildMemory({ HEIC: heic, 'TIFF (LZW)': tiff }, counted),
  };
}
