import type { Inspection } from '@image-converter/formats/inspection';
import type { Item } from '../../converter/state.ts';

/** What the headers of a file say, when somebody wants to know; undefined if that cannot be found out. */
export async function inspectionOf({ file, format }: Item): Promise<Inspection | undefined> {
  try {
    const { inspect, isInspected } = await import('@image-converter/formats/inspect');
    return isInspected(format) ? await inspect(file, format) : undefined;
  } catch {
    return undefined;
  }
}
