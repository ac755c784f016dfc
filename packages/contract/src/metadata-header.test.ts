import type { MetadataReport } from '@image-converter/formats/report';
import { describe, expect, it } from 'vitest';
import { metadataInHeader, metadataOf } from './metadata-header.ts';

const reports: MetadataReport[] = [
  { kept: ['camera', 'date'], removed: ['location'] },
  { kept: [], removed: ['camera', 'date', 'author', 'caption', 'location', 'other'] },
  { kept: [], removed: [], damaged: true },
];

describe('what became of the metadata', () => {
  it.each(reports)('arrives as it was sent: %j', (report) => {
    expect(metadataOf(metadataInHeader(report))).toEqual(report);
  });

  it('may name groups that this page does not know yet', () => {
    expect(metadataOf('kept=camera,weather;removed=')).toEqual({ kept: ['camera'], removed: [] });
  });

  it.each([null, '', 'kept=', 'kept=camera', 'kept=<b>;removed='])('is unknown from %j', (header) => {
    expect(metadataOf(header)).toBeUndefined();
  });
});
