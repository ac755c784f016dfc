import { type MetadataGroup, metadataGroups } from '@image-converter/formats/metadata-groups';
import type { MetadataReport } from '@image-converter/formats/report';

/** Such as `kept=camera,date;removed=location`, with `;damaged` if some of it could not be read. */
export function metadataInHeader({ kept, removed, damaged }: MetadataReport): string {
  return `kept=${kept.join(',')};removed=${removed.join(',')}${damaged ? ';damaged' : ''}`;
}

/** Undefined if there is no such header, or it makes no sense. */
export function metadataOf(header: string | null): MetadataReport | undefined {
  const [, kept, removed, damaged] = /^kept=([a-z,]*);removed=([a-z,]*)(;damaged)?$/.exec(header ?? '') ?? [];
  if (kept === undefined || removed === undefined) return undefined;
  return { kept: groupsIn(kept), removed: groupsIn(removed), ...(damaged && { damaged: true }) };
}

/** A newer server may know others. */
function groupsIn(names: string): MetadataGroup[] {
  const listed = names.split(',');
  return metadataGroups.filter((group) => listed.includes(group));
}
