import type { ServerProcess } from '@image-converter/server/testing/server-process';
import { median } from '@image-converter/tools/median';
import type { Photo } from '../photos.ts';
import { peakDuring, residentNow } from './processes.ts';
import { convert, withServer } from './serving.ts';

export interface ChildMemory {
  readonly title: string;
  /** Resident megabytes of a decoding child: the peak during a conversion, and the value after it. */
  readonly peak: number;
  readonly afterwards: number;
}

/** Starts a new server for each photo; its first conversion does not count. */
export async function measureChildMemory(photos: Record<string, Photo>, repeats: number): Promise<ChildMemory[]> {
  const memories: ChildMemory[] = [];
  for (const [title, photo] of Object.entries(photos)) {
    memories.push(await withServer({ CONVERSION_CHILDREN: '1' }, (server) => measure(server, title, photo, repeats)));
  }
  return memories;
}

async function measure(server: ServerProcess, title: string, photo: Photo, repeats: number): Promise<ChildMemory> {
  await convert(server.visitor, photo);
  const peaks: number[] = [];
  const afterwards: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    const [child = 0] = server.children;
    peaks.push(await peakDuring(child, () => convert(server.visitor, photo)));
    afterwards.push(residentNow(child));
  }
  return { title, peak: Math.max(...peaks), afterwards: median(afterwards) };
}
