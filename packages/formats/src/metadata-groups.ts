/** Groups of metadata that people understand, in display order. */
export const metadataGroups = ['camera', 'date', 'author', 'caption', 'location', 'other'] as const;

export type MetadataGroup = (typeof metadataGroups)[number];
