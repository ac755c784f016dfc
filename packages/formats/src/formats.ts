/** The picture formats a visitor can choose between, by the name they go by in paths and messages. */
export const formats = {
  png: { label: 'PNG' },
  jpg: { label: 'JPG' },
  webp: { label: 'WebP' },
} as const;

export type Format = keyof typeof formats;
