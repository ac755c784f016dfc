import type { MetadataGroup } from '@image-converter/formats/metadata-groups';

interface Fact {
  readonly group: MetadataGroup;
  /** XMP equivalent: prefix and name of the property, and the kind of its value. */
  readonly xmp?: { readonly property: string; readonly as: 'text' | 'words' | 'list' | 'ordered list' | 'date' };
}

/** Record 2 of IPTC's IIM 4.2; unlisted datasets are "other". All datasets about places are in the location group. */
export const datasets: ReadonlyMap<number, Fact> = new Map<number, Fact>([
  [5, { group: 'caption', xmp: { property: 'dc:title', as: 'words' } }],
  [10, { group: 'other', xmp: { property: 'photoshop:Urgency', as: 'text' } }],
  [25, { group: 'caption', xmp: { property: 'dc:subject', as: 'list' } }],
  [26, { group: 'location' }],
  [27, { group: 'location' }],
  [40, { group: 'caption', xmp: { property: 'photoshop:Instructions', as: 'text' } }],
  [55, { group: 'date', xmp: { property: 'photoshop:DateCreated', as: 'date' } }],
  [60, { group: 'date' }],
  [62, { group: 'date' }],
  [63, { group: 'date' }],
  [80, { group: 'author', xmp: { property: 'dc:creator', as: 'ordered list' } }],
  [85, { group: 'author', xmp: { property: 'photoshop:AuthorsPosition', as: 'text' } }],
  [90, { group: 'location', xmp: { property: 'photoshop:City', as: 'text' } }],
  [92, { group: 'location', xmp: { property: 'Iptc4xmpCore:Location', as: 'text' } }],
  [95, { group: 'location', xmp: { property: 'photoshop:State', as: 'text' } }],
  [100, { group: 'location', xmp: { property: 'Iptc4xmpCore:CountryCode', as: 'text' } }],
  [101, { group: 'location', xmp: { property: 'photoshop:Country', as: 'text' } }],
  [105, { group: 'caption', xmp: { property: 'photoshop:Headline', as: 'text' } }],
  [110, { group: 'author', xmp: { property: 'photoshop:Credit', as: 'text' } }],
  [115, { group: 'author', xmp: { property: 'photoshop:Source', as: 'text' } }],
  [116, { group: 'author', xmp: { property: 'dc:rights', as: 'words' } }],
  [120, { group: 'caption', xmp: { property: 'dc:description', as: 'words' } }],
  [122, { group: 'author', xmp: { property: 'photoshop:CaptionWriter', as: 'text' } }],
]);

/** A thumbnail of the old picture, and its format. */
export const previews: readonly number[] = [200, 201, 202];
