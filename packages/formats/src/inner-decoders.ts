/**
 * The decoders of formats whose files also stand inside others, such as the PNG in an icon. The table of formats takes
 * them from here, because workers, which need them for such files, do not load it. None of these decoders looks for
 * another file in turn.
 */
export const innerDecoders = {
  png: ['native', 'profiled', 'deep-png', 'magick'],
  jpg: ['native', 'profiled', 'magick'],
  jp2: ['magick'],
} as const;

export type InnerFormat = keyof typeof innerDecoders;
