/** What metadata is about, in groups that people understand; in the order in which they are named. */
export const metadataGroups = ['camera', 'date', 'author', 'caption', 'location', 'other'] as const;

export type MetadataGroup = (typeof metadataGroups)[number];
