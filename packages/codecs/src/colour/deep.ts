import { srgbEncoded } from './curves.ts';
import { defaultPeak, hlgSceneLight, hlgSystemGain, pqLight, toneMapped } from './hdr.ts';
import { between, bt2020, type CodingIndependentColour, nclxSpace, primariesOf } from './rgb-space.ts';

/** Where samples are read, and where their pixels go, which may be the same: straight RGBA both. */
type DeepConversion = (samples: Uint16Array | Uint8ClampedArray, rgba: Uint8ClampedArray) => void;

/** Steps of light: a fifth of one of 8-bit sRGB in the darkest shadows. */
const steps = 1 << 14;

const encoded = tableOf(1, (light) => Math.round(255 * srgbEncoded(light)), Uint8Array);

/** Light of red, green and blue with the primaries of ITU-R BT.2020, and by how much to multiply it for a screen. */
type Exposure = (red: number, green: number, blue: number) => number;

interface Range {
  readonly light: (coded: number) => number;
  readonly exposure: () => Exposure;
}

/** By transfer characteristics of ITU-T H.273: those that reach beyond white. */
const highRanges: ReadonlyMap<number, Range> = new Map([
  [16, { light: pqLight, exposure: pqExposure }],
  [18, { light: hlgSceneLight, exposure: hlgExposure }],
]);

function pqExposure(): Exposure {
  const toneGain = toneGains();
  return (red, green, blue) => toneGain(Math.max(red, green, blue));
}

function hlgExposure(): Exposure {
  const toneGain = toneGains();
  const gains = tableOf(1, hlgSystemGain, Float32Array);
  return (red, green, blue) => {
    const luminance = 0.2627 * red + 0.678 * green + 0.0593 * blue;
    const gain = gains[Math.round(Math.min(Math.max(luminance, 0), 1) * steps)] as number;
    return gain * toneGain(gain * Math.max(red, green, blue));
  };
}

function toneGains(): (brightest: number) => number {
  const gains = tableOf(defaultPeak, (light) => toneMapped(light) / (light || 1), Float32Array);
  const darkest = toneMapped(1);
  const scale = steps / defaultPeak;
  return (brightest) => {
    if (brightest <= 1) return darkest;
    return brightest >= defaultPeak ? 1 / brightest : (gains[Math.round(brightest * scale)] as number);
  };
}

/** Values for every step of light up to the most, so that none is computed for each pixel. */
function tableOf<T>(most: number, value: (light: number) => number, type: { from(values: number[]): T }): T {
  return type.from(Array.from({ length: steps + 1 }, (_, step) => value((step / steps) * most)));
}

/** Whether its colours reach beyond white. */
export function isHighRange({ transfer }: CodingIndependentColour): boolean {
  return highRanges.has(transfer);
}

/**
 * Converts samples of any number of bits to sRGB. All three channels of an HDR picture get brighter or darker by the same
 * factor, so that colours keep their hue.
 */
export function deepConversion({ primaries, transfer }: CodingIndependentColour, bits: number): DeepConversion {
  const { curves, toLinearSrgb } = nclxSpace({ primaries, transfer });
  const range = highRanges.get(transfer);
  const exposure = range?.exposure();
  const largest = 2 ** bits - 1;
  const curve = range?.light ?? curves[0];
  const light = Float32Array.from({ length: largest + 1 }, (_, coded) => curve(coded / largest));
  const alpha = Uint8Array.from({ length: largest + 1 }, (_, coded) => Math.round((255 * coded) / largest));
  // As single numbers, because of the many reads.
  const [[rr, rg, rb], [gr, gg, gb], [br, bg, bb]] = toLinearSrgb;
  const [[err, erg, erb], [egr, egg, egb], [ebr, ebg, ebb]] = between(primariesOf(primaries), bt2020);
  return (samples, rgba) => {
    for (let i = 0; i < samples.length; i += 4) {
      let red = light[samples[i] as number] as number;
      let green = light[samples[i + 1] as number] as number;
      let blue = light[samples[i + 2] as number] as number;
      if (exposure) {
        const gain = exposure(
          err * red + erg * green + erb * blue,
          egr * red + egg * green + egb * blue,
          ebr * red + ebg * green + ebb * blue,
        );
        red *= gain;
        green *= gain;
        blue *= gain;
      }
      rgba[i] = shown(rr * red + rg * green + rb * blue);
      rgba[i + 1] = shown(gr * red + gg * green + gb * blue);
      rgba[i + 2] = shown(br * red + bg * green + bb * blue);
      rgba[i + 3] = alpha[samples[i + 3] as number] as number;
    }
  };
}

function shown(light: number): number {
  return encoded[Math.min(Math.max((light * steps + 0.5) | 0, 0), steps)] as number;
}
