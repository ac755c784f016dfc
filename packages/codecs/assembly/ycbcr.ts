/**
 * Converts a rectangle of 4:2:0 planes to sRGB at `pixels`. Steps are in bytes, factors in 256ths; `redLight`,
 * `greenLight` and `blueLight` are the places of sample 0 in the tables of src/colour/light-tables.ts. WebAssembly,
 * because it takes little more than half the time of equivalent JavaScript and needs no warm-up.
 */
export function convertYcbcr(
  luma: i32,
  lumaStride: i32,
  blueness: i32,
  bluenessStride: i32,
  redness: i32,
  rednessStride: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  redByRed: i32,
  greenByRed: i32,
  greenByBlue: i32,
  blueByBlue: i32,
  redLight: i32,
  greenLight: i32,
  blueLight: i32,
  encoded: i32,
  pixels: i32,
  stepRight: i32,
  stepDown: i32,
): void {
  let nextY = top;
  for (let y = top; y < bottom; y = nextY + 1) {
    nextY = partner(y, bottom);
    const stepY = (nextY - y) * stepDown;
    const lumaRow = luma + y * lumaStride;
    const nextLumaRow = luma + nextY * lumaStride;
    const bluenessRow = blueness + (y >> 1) * bluenessStride;
    const rednessRow = redness + (y >> 1) * rednessStride;
    let to = pixels + (y - top) * stepDown;
    let nextX = left;
    for (let x = left; x < right; x = nextX + 1) {
      nextX = partner(x, right);
      const cb = <i32>load<u8>(bluenessRow + (x >> 1)) - 128;
      const cr = <i32>load<u8>(rednessRow + (x >> 1)) - 128;
      const red = redLight + tint(redByRed * cr);
      const green = greenLight + tint(greenByBlue * cb + greenByRed * cr);
      const blue = blueLight + tint(blueByBlue * cb);
      // Four pixels that share a chroma sample. At an edge some are the same, which is faster than a condition.
      store<u32>(to, colour(lumaRow + x, red, green, blue, encoded));
      store<u32>(to + stepY, colour(nextLumaRow + x, red, green, blue, encoded));
      to += (nextX - x) * stepRight;
      store<u32>(to, colour(lumaRow + nextX, red, green, blue, encoded));
      store<u32>(to + stepY, colour(nextLumaRow + nextX, red, green, blue, encoded));
      to += stepRight;
    }
  }
}

/** The last place with the same chroma sample: the next one, or the same one at an edge. */
function partner(place: i32, end: i32): i32 {
  return min(place | 1, end - 1);
}

/** Bytes by which chroma shifts the place in a table of light; an entry has eight. */
function tint(in256ths: i32): i32 {
  return ((in256ths + 128) >> 8) << 3;
}

/** The sRGB pixel for a luma sample. */
function colour(luma: i32, red: i32, green: i32, blue: i32, encoded: i32): u32 {
  const brightness = (<i32>load<u8>(luma)) << 3;
  const sum = load<u64>(red + brightness) + load<u64>(green + brightness) + load<u64>(blue + brightness);
  const low = <u32>sum;
  return (
    load<u8>(encoded + (low & 0xffff)) |
    ((<u32>load<u8>(encoded + (low >> 16))) << 8) |
    ((<u32>load<u8>(encoded + <u32>(sum >> 32))) << 16) |
    0xff000000
  );
}
