import { srgbEncoded } from './curves.ts';
import { defaultPeak, hlgSceneLight, hlgSystemGain, pqLight, toneMapped } from './hdr.ts';
import { between, bt2020, type CodingIndependentColour, nclxSpace, primariesOf } from './rgb-space.ts';

/** From samples to pixels, both non-premultiplied RGBA; both arrays may be the same. */
type DeepConversion = (samples: Uint16Array | Uint8ClampedArray, rgba: Uint8ClampedArray) => void;

/** Steps of linear light: each is a fifth of an 8-bit sRGB step in the darkest shadows. */
const steps = 1 << 14;

const encoded = tableOf(1, (light) => Math.round(255 * srgbEncoded(light)), Uint8Array);

/** From linear light with BT.2020 primaries to the factor that brings it into the range of an SDR screen. */
type Exposure = (red: number, green: number, blue: number) => number;

interface Range {
  readonly light: (coded: number) => number;
  readonly exposure: () => Exposure;
}

/** HDR transfer characteristics (ITU-T H.273). */
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

/** Lookup table over `steps` steps of light from 0 to `most`, so that nothing is computed per pixel. */
function tableOf<T>(most: number, value: (light: number) => number, type: { from(values: number[]): T }): T {
  return type.from(Array.from({ length: steps + 1 }, (_, step) => value((step / steps) * most)));
}

/** Whether the colours are HDR (brighter than white). */
export function isHighRange({ transfer }: CodingIndependentColour): boolean {
  return highRanges.has(transfer);
}

/**
 * Converts samples of any bit depth to sRGB. In HDR pictures, all three channels are scaled by the same factor to
 * preserve the hue.
 */
export function deepConversion({ primaries, transfer }: CodingIndependentColour, bits: number): DeepConversion {
  const { curves, toLinearSrgb } = nclxSpace({ primaries, transfer });
  const range = highRanges.get(transfer);
  const exposure = range?.exposure();
  const largest = 2 ** bits - 1;
  const curve = range?.light ?? curves[0];
  const light = Float32Array.from({ length: largest + 1 }, (_, coded) => curve(coded / largest));
  const alpha = Uint8Array.from({ length: largest + 1 }, (_, coded) => Math.round((255 * coded) / largest));
  // Separate variables are faster: they are read for every pixel.
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
