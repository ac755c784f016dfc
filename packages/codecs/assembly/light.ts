/**
 * Converts RGBA pixels to sRGB in place. `redLight`, `greenLight` and `blueLight` are the places of sample 0 in the
 * tables of src/colour/light-tables.ts.
 */
export function convertPixels(
  pixels: i32,
  end: i32,
  redLight: i32,
  greenLight: i32,
  blueLight: i32,
  encoded: i32,
): void {
  for (let at = pixels; at < end; at += 4) {
    const pixel = load<u32>(at);
    const sum =
      load<u64>(redLight + ((pixel & 0xff) << 3)) +
      load<u64>(greenLight + ((pixel >> 5) & 0x7f8)) +
      load<u64>(blueLight + ((pixel >> 13) & 0x7f8));
    const low = <u32>sum;
    store<u32>(
      at,
      load<u8>(encoded + (low & 0xffff)) |
        ((<u32>load<u8>(encoded + (low >> 16))) << 8) |
        ((<u32>load<u8>(encoded + <u32>(sum >> 32))) << 16) |
        (pixel & 0xff000000),
    );
  }
}
