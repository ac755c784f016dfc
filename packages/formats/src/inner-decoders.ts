/**
 * Decoders of formats whose files can be embedded in others, like the PNG in an icon. The table of formats imports this
 * list; workers need it for embedded files but do not load the table. None of these decoders looks for embedded files
 * in turn.
 */
export const innerDecoders = {
  png: ['native', 'profiled', 'png-decoder'],
  jpg: ['native', 'profiled', 'magick'],
  jp2: ['magick'],
  avif: ['native', 'avif'],
} as const;

export type InnerFormat = keyof typeof innerDecoders;
