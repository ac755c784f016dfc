/**
 * Decoder features that a file needs and some browsers lack. Before the file is decoded, each is tested by decoding a
 * small probe picture (packages/codecs/src/native/probes.ts).
 */
export type Demand =
  | 'png turned'
  | 'png turned by text'
  | 'webp turned'
  | 'jxl grey profile'
  | ColourDemand
  | AvifDemand;

/** Demands about colour interpretation. If the browser fails the probe, we convert the colours ourselves. */
export const colourDemands = [
  'png grey profile',
  'png odd grey profile',
  'png odd profile',
  'png profile and gamma',
  'png codes',
  'png hdr',
  'png primaries',
  'png srgb',
  'jpg grey profile',
  'jpg odd grey profile',
  'jpg odd profile',
  'webp profile',
  'webp odd profile',
] as const;

export type ColourDemand = (typeof colourDemands)[number];

/** AVIF: rotation and mirroring, cropping, tile assembly, colour conversion. */
type AvifDemand =
  | 'avif turned'
  | 'avif sequence turned'
  | 'avif cropped'
  | 'avif transparent'
  | 'avif untidy tiles'
  | 'avif pq'
  | 'avif hlg'
  | 'avif gamma'
  | 'avif rare curve'
  | 'avif primaries'
  | 'avif profile'
  | 'avif grey profile'
  | 'avif ycgco'
  | 'avif ycgco-r'
  | 'avif derived matrix';
