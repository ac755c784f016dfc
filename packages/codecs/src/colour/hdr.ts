/**
 * Light of HDR pictures, as a multiple of that of white paper, and how it is shown on an ordinary screen: by the tone
 * mapping of reference white (SMPTE ST 2094-50), which Chromium uses, too (docs/decisions/avif.md).
 */

/** cd/m² (ITU-R BT.2408). */
const referenceWhite = 203;
/** What a picture that does not say how bright it gets is taken to reach, and the screen that HLG is meant for. */
export const defaultPeak = 1000 / referenceWhite;

/** SMPTE ST 2084. */
export function pqLight(coded: number): number {
  const root = coded ** (1 / 78.84375);
  const base = Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root);
  return (10_000 * base ** (1 / 0.1593017578125)) / referenceWhite;
}

/** ITU-R BT.2100: the light of the scene from 0 to 1, which becomes that of the screen by its system gamma. */
export function hlgSceneLight(coded: number): number {
  return coded <= 0.5 ? coded ** 2 / 3 : (Math.exp((coded - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

/** By how much the light of a scene of this luminance (0 to 1) grows on the screen. */
export function hlgSystemGain(luminance: number): number {
  return defaultPeak * Math.max(luminance, 0) ** 0.2;
}

/** What white paper is dimmed to, so that room remains for highlights. */
const white = 0.5;
/** Highlights follow a Bézier curve from white paper to the peak; its middle point goes on in the direction of the shadows. */
const bend = 0.65;
const middle = { x: 1 - bend + bend / white, y: (1 - bend) * white + bend };

/** From 0 to 1 for the light of the brightest channel. */
export function toneMapped(light: number): number {
  if (light <= 1) return light * white;
  if (light >= defaultPeak) return 1;
  // Where the curve has come to this light: a t² + b t + c = 0.
  const [a, b, c] = [1 - 2 * middle.x + defaultPeak, 2 * (middle.x - 1), 1 - light];
  const t = (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a);
  return (1 - t) ** 2 * white + 2 * (1 - t) * t * middle.y + t ** 2;
}
