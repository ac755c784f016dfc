/**
 * What a file asks of its decoder that not every browser's does. Each is asked for with a small picture of ours, a probe,
 * before such a file is decoded (packages/codecs/src/native/probes.ts).
 */
export type Demand = 'png turned' | 'png turned by text' | 'webp turned' | ColourDemand | AvifDemand;

/** Those that are about what the samples mean; where a decoder fails, we convert them ourselves. */
export const colourDemands = [
  'png grey profile',
  'png odd grey profile',
  'png odd profile',
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

/** In an AVIF file: rotation and mirroring, cropping, how tiles are put together, and how numbers become colours. */
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
