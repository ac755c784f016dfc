// The three slow steps of resampling; `Kernel` in src/resample/kernel.ts says what they do.

const pixelBytes = 16;
const blockBytes = 4 * pixelBytes;
const tapBytes = 8;

export function gather(
  from: i32,
  fromEnd: i32,
  boxBytes: i32,
  lineBytes: i32,
  linesBytes: i32,
  alphaBits: i32,
  to: i32,
  toStep: i32,
): void {
  for (; from < fromEnd; to += toStep) {
    for (let place = to; place < to + blockBytes; place += pixelBytes) {
      let sum = f32x4.splat(0);
      let line = from;
      const linesEnd = from + linesBytes;
      do {
        let at = line;
        const boxEnd = line + boxBytes;
        do {
          const pixel = floatsOf(load<i32>(at) | alphaBits);
          sum = f32x4.add(sum, alphaBits ? pixel : premultiplied(pixel));
          at += 4;
        } while (at < boxEnd);
        line += lineBytes;
      } while (line < linesEnd);
      v128.store(place, sum);
      from += boxBytes;
    }
  }
}

export function weigh(
  from: i32,
  fromStep: i32,
  taps: i32,
  tapsStep: i32,
  setBytes: i32,
  setsBytes: i32,
  bounds: i32,
  to: i32,
  toStep: i32,
  toEnd: i32,
  toApart: i32,
): void {
  const least = v128.load(bounds);
  const most = v128.load(bounds, pixelBytes);
  for (; to < toEnd; to += toStep) {
    let tap = taps;
    for (let place = to; place < to + setsBytes; place += pixelBytes) {
      let a = f32x4.splat(0);
      let b = f32x4.splat(0);
      let c = f32x4.splat(0);
      let d = f32x4.splat(0);
      const setEnd = tap + setBytes;
      do {
        const weight = v128.load32_splat(tap);
        const at = from + load<i32>(tap, 4);
        a = f32x4.add(a, f32x4.mul(weight, v128.load(at)));
        b = f32x4.add(b, f32x4.mul(weight, v128.load(at, pixelBytes)));
        c = f32x4.add(c, f32x4.mul(weight, v128.load(at, 2 * pixelBytes)));
        d = f32x4.add(d, f32x4.mul(weight, v128.load(at, 3 * pixelBytes)));
        tap += tapBytes;
      } while (tap < setEnd);
      v128.store(place, f32x4.pmin(f32x4.pmax(a, least), most));
      v128.store(place + toApart, f32x4.pmin(f32x4.pmax(b, least), most));
      v128.store(place + 2 * toApart, f32x4.pmin(f32x4.pmax(c, least), most));
      v128.store(place + 3 * toApart, f32x4.pmin(f32x4.pmax(d, least), most));
    }
    from += fromStep;
    taps += tapsStep;
  }
}

export function put(from: i32, to: i32, toEnd: i32): void {
  do {
    const first = i16x8.narrow_i32x4_s(straight(from), straight(from + pixelBytes));
    const second = i16x8.narrow_i32x4_s(straight(from + 2 * pixelBytes), straight(from + 3 * pixelBytes));
    v128.store(to, i8x16.narrow_i16x8_u(first, second));
    from += blockBytes;
    to += pixelBytes;
  } while (to < toEnd);
}

function premultiplied(pixel: v128): v128 {
  const shares = f32x4.mul(alphaOf(pixel), f32x4.splat(1.0 / 255.0));
  return f32x4.mul(pixel, f32x4.replace_lane(shares, 3, 1));
}

/** A pixel with non-premultiplied alpha, as integers. */
function straight(from: i32): v128 {
  const pixel = v128.load(from);
  const alpha = alphaOf(pixel);
  const factors = f32x4.add(f32x4.div(f32x4(255, 255, 255, 0), alpha), f32x4(0, 0, 0, 1));
  const seen = v128.and(f32x4.mul(pixel, factors), f32x4.ge(alpha, f32x4.splat(0.5)));
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(seen));
}

/** The bytes of a word, lowest first. */
function floatsOf(word: i32): v128 {
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(i32x4.splat(word))));
}

/** In all four lanes. */
function alphaOf(pixel: v128): v128 {
  return f32x4.shuffle(pixel, pixel, 3, 3, 3, 3);
}
