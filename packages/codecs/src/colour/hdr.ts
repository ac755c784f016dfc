/**
 * HDR light as a multiple of reference white, and its display on an SDR screen, with the reference white tone mapping
 * (SMPTE ST 2094-50) that Chromium also uses (docs/decisions/avif.md).
 */

/** cd/m² (ITU-R BT.2408). */
const referenceWhite = 203;
/** Assumed peak of pictures that do not declare one; also the nominal peak of HLG displays. */
export const defaultPeak = 1000 / referenceWhite;

/** SMPTE ST 2084. */
export function pqLight(coded: number): number {
  const root = coded ** (1 / 78.84375);
  const base = Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root);
  return (10_000 * base ** (1 / 0.1593017578125)) / referenceWhite;
}

/** ITU-R BT.2100: scene light from 0 to 1; the system gamma turns it into display light. */
export function hlgSceneLight(coded: number): number {
  return coded <= 0.5 ? coded ** 2 / 3 : (Math.exp((coded - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

/** System gain for a scene luminance from 0 to 1. */
export function hlgSystemGain(luminance: number): number {
  return defaultPeak * Math.max(luminance, 0) ** 0.2;
}

/** Reference white is dimmed to this, to leave room for highlights. */
const white = 0.5;
/**
 * Highlights follow a Bézier curve from reference white to the peak; its middle control point continues the slope of
 * the shadows.
 */
const bend = 0.65;
const middle = { x: 1 - bend + bend / white, y: (1 - bend) * white + bend };

/** Output from 0 to 1 for the light of the brightest channel. */
export function toneMapped(light: number): number {
  if (light <= 1) return light * white;
  if (light >= defaultPeak) return 1;
  // Solves for the curve parameter at this light: a t² + b t + c = 0.
  const [a, b, c] = [1 - 2 * middle.x + defaultPeak, 2 * (middle.x - 1), 1 - light];
  const t = (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a);
  return (1 - t) ** 2 * white + 2 * (1 - t) * t * middle.y + t ** 2;
}
