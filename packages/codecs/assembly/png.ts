// The slow loops of writing a PNG; src/png/kernel.ts says what they do.

/** The paeth filter of a row, whose samples are packed at `current`. There are zeros before both rows. */
export function filterRow(
  source: i32,
  sourceLength: i32,
  pixelLength: i32,
  current: i32,
  above: i32,
  stride: i32,
  to: i32,
): void {
  pack(source, sourceLength, pixelLength, current, stride);
  for (let at = 0; at < stride; at += 16) {
    const sample = v128.load(current + at);
    const left = v128.load(current + at - pixelLength);
    const up = v128.load(above + at);
    const between = v128.load(above + at - pixelLength);
    const low = guess(i16x8.extend_low_i8x16_u(left), i16x8.extend_low_i8x16_u(up), i16x8.extend_low_i8x16_u(between));
    const high = guess(
      i16x8.extend_high_i8x16_u(left),
      i16x8.extend_high_i8x16_u(up),
      i16x8.extend_high_i8x16_u(between),
    );
    v128.store(to + at, i8x16.sub(sample, i8x16.narrow_i16x8_u(low, high)));
  }
}

/** Keeps the first bytes of each pixel. */
function pack(source: i32, sourceLength: i32, pixelLength: i32, to: i32, stride: i32): void {
  if (sourceLength === pixelLength) {
    memory.copy(to, source, stride);
    return;
  }
  const end = to + stride;
  if (pixelLength === 3) {
    for (; to < end; to += 12, source += 16) {
      const four = v128.load(source);
      v128.store(to, i8x16.shuffle(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15));
    }
    return;
  }
  for (; to < end; to += 1, source += sourceLength) store<u8>(to, load<u8>(source));
}

/** The one nearest to left + up - between. */
function guess(left: v128, up: v128, between: v128): v128 {
  const down = i16x8.sub(up, between);
  const right = i16x8.sub(left, between);
  const toLeft = i16x8.abs(down);
  const toUp = i16x8.abs(right);
  const toBetween = i16x8.abs(i16x8.add(down, right));
  const least = i16x8.min_s(toLeft, i16x8.min_s(toUp, toBetween));
  const other = v128.bitselect(up, between, i16x8.eq(toUp, least));
  return v128.bitselect(left, other, i16x8.eq(toLeft, least));
}

const longestRun = 258;

/** The number of tokens is written to `result`. */
export function tokenize(from: i32, end: i32, tokens: i32, counts: i32, runSymbols: i32, result: i32): void {
  let to = tokens;
  let at = from;
  while (at < end) {
    const byte = <u32>load<u8>(at);
    if (at > from && at + 3 <= end) {
      const four = load<u32>(at - 1);
      if (four === rotl<u32>(four, 8)) {
        const last = min(at + longestRun, end);
        let next = at + 3;
        while (next < last && load<u8>(next) === byte) next += 1;
        count(counts, load<u16>(runSymbols + ((next - at) << 1)));
        store<u16>(to, 256 + next - at);
        to += 2;
        at = next;
        continue;
      }
    }
    count(counts, byte);
    store<u16>(to, byte);
    to += 2;
    at += 1;
  }
  store<u32>(result, (to - tokens) >> 1);
}

function count(counts: i32, symbol: u32): void {
  const at = counts + (symbol << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** Writes the entry of each token. `state` has the pending bits, their number, and where the next byte belongs. */
export function writeTokens(tokens: i32, end: i32, entries: i32, state: i32): void {
  let pending = load<u64>(state);
  let bits = load<u32>(state, 8);
  let to = load<u32>(state, 12);
  for (; tokens < end; tokens += 2) {
    const entry = load<u32>(entries + ((<u32>load<u16>(tokens)) << 2));
    pending |= (<u64>(entry & 0xffffff)) << (<u64>bits);
    bits += entry >> 24;
    store<u64>(to, pending);
    to += bits >> 3;
    pending >>= <u64>(bits & 0x38);
    bits &= 7;
  }
  store<u64>(state, pending);
  store<u32>(state, bits, 8);
  store<u32>(state, to, 12);
}

/** The sums stay below 2³² for this many bytes. */
const adlerRun = 5552;

/** Continues the two sums of Adler-32 at `state`. */
export function addAdler(from: i32, end: i32, state: i32): void {
  let low = load<u32>(state);
  let high = load<u32>(state, 4);
  const weights = i8x16(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
  while (from < end) {
    const length = min(adlerRun, end - from);
    const vectorsEnd = from + (length & ~15);
    high += low * (length & ~15);
    let sums = i32x4.splat(0);
    let earlier = i32x4.splat(0);
    let weighed = i32x4.splat(0);
    for (; from < vectorsEnd; from += 16) {
      const bytes = v128.load(from);
      earlier = i32x4.add(earlier, sums);
      sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes)));
      weighed = i32x4.add(weighed, i32x4.extadd_pairwise_i16x8_u(i16x8.extmul_low_i8x16_u(bytes, weights)));
      weighed = i32x4.add(weighed, i32x4.extadd_pairwise_i16x8_u(i16x8.extmul_high_i8x16_u(bytes, weights)));
    }
    high += (total(earlier) << 4) + total(weighed);
    low += total(sums);
    for (const last = vectorsEnd + (length & 15); from < last; from += 1) {
      low += load<u8>(from);
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  store<u32>(state, low);
  store<u32>(state, high, 4);
}

function total(lanes: v128): u32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  );
}

/** Continues the CRC-32 at `state`, four bytes at a time by four tables of 256 words. */
export function addCrc(from: i32, end: i32, tables: i32, state: i32): void {
  let crc = load<u32>(state);
  for (; from + 4 <= end; from += 4) {
    crc ^= load<u32>(from);
    crc =
      load<u32>(tables + 3072 + ((crc & 255) << 2)) ^
      load<u32>(tables + 2048 + (((crc >> 8) & 255) << 2)) ^
      load<u32>(tables + 1024 + (((crc >> 16) & 255) << 2)) ^
      load<u32>(tables + ((crc >> 24) << 2));
  }
  for (; from < end; from += 1) crc = (crc >> 8) ^ load<u32>(tables + (((crc ^ load<u8>(from)) & 255) << 2));
  store<u32>(state, crc);
}
