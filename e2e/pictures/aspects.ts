/** The aspects by which the page groups pictures. */
export const aspects = {
  depth: 'Bits per sample',
  colour: 'Colours and profiles',
  turned: 'Orientation',
  storage: 'Compression and storage',
  hdr: 'High dynamic range',
  alpha: 'Transparency',
  several: 'Several frames or pages',
} as const;
export type Aspect = keyof typeof aspects;

/** The kinds of one picture, by aspect. */
export type Kinds = Partial<Record<Aspect, string | undefined>>;
