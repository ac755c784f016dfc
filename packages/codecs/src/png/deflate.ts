import { BitWriter, entry } from './bit-writer.ts';
import { type Codes, codesFor } from './huffman.ts';
import { pieceBytes, pngKernel } from './kernel.ts';

/** Bytes that share one set of codes: enough to make up for the 144 bytes of the code definitions. */
const blockBytes = pieceBytes;
const endOfBlock = 256;
const symbols = 286;
/** In equal bytes, not counting the first. */
const shortestRun = 3;
const longestRun = 258;

const tokens = new Uint16Array(blockBytes + 1);

/** Deflate's symbol for each run length, and its extra bits (RFC 1951, 3.2.5). */
const runs = runTable();

/**
 * Compresses to the deflate format. The only repetitions it looks for are runs of one byte: after PNG's filters a photo
 * has hardly any others, and searching for them takes most of deflate's time. If it is not the end of a stream, another
 * part can follow.
 */
export function deflate(
  bytes: Uint8Array,
  { isEnd = true, bits: out = new BitWriter(bytes.length >> 1) } = {},
): Uint8Array<ArrayBuffer> {
  for (let from = 0; from < bytes.length; from += blockBytes) {
    const to = Math.min(from + blockBytes, bytes.length);
    const counts = new Uint32Array(symbols);
    const block = tokens.subarray(0, tokenize(bytes.subarray(from, to), tokens, counts));
    writeBlock(out, block, codesFor(counts), isEnd && to === bytes.length ? 1 : 0);
  }
  if (!isEnd) writeEmptyBlock(out);
  return out.finish();
}

/** Emits literal bytes, runs as 256 plus their length, and an end token. Returns the number of tokens. */
function tokenize(bytes: Uint8Array, tokens: Uint16Array, counts: Uint32Array): number {
  let count = pngKernel()?.tokenize(bytes, runs.symbol, tokens, counts) ?? 0;
  let before = -1;
  for (let at = count === 0 ? 0 : bytes.length; at < bytes.length; ) {
    const byte = bytes[at] as number;
    const run = byte === before ? runAt(bytes, at, byte) : 0;
    if (run < shortestRun) {
      counts[byte] = (counts[byte] as number) + 1;
      tokens[count] = byte;
      at += 1;
    } else {
      const symbol = runs.symbol[run] as number;
      counts[symbol] = (counts[symbol] as number) + 1;
      tokens[count] = endOfBlock + run;
      at += run;
    }
    count += 1;
    before = byte;
  }
  tokens[count] = endOfBlock;
  counts[endOfBlock] = 1;
  return count + 1;
}

function runAt(bytes: Uint8Array, from: number, byte: number): number {
  const end = Math.min(from + longestRun, bytes.length);
  let at = from + 1;
  while (at < end && bytes[at] === byte) at += 1;
  return at - from;
}

function writeBlock(out: BitWriter, tokens: Uint16Array, codes: Codes, isLast: 0 | 1): void {
  out.reserve(4 * tokens.length + symbols);
  writeCodeLengths(out, codes.lengths, isLast);
  out.writeAll(tokens, entriesOf(codes));
}

/** An empty stored block ends on a whole byte. */
function writeEmptyBlock(out: BitWriter): void {
  out.reserve(8);
  out.write(0, 3);
  out.fillByte();
  for (const bits of [0, 0xffff]) out.write(bits, 16);
}

/** Bits to write for each token, with their number above them. */
function entriesOf({ lengths, bits }: Codes): Uint32Array {
  return Uint32Array.from({ length: endOfBlock + longestRun + 1 }, (_, token) => {
    if (token <= endOfBlock) return entry(bits[token] as number, lengths[token] as number);
    const run = token - endOfBlock;
    const symbol = runs.symbol[run] as number;
    const length = lengths[symbol] as number;
    // Includes the only distance in use (1), whose code is a single zero bit.
    const restBits = (runs.restBits[run] as number) + 1;
    return entry((bits[symbol] as number) | ((runs.rest[run] as number) << length), length + restBits);
  });
}

/** Writes every length in four bits; run-length coding would only save about 100 bytes. */
function writeCodeLengths(out: BitWriter, lengths: Uint8Array, isLast: 0 | 1): void {
  const dynamicCodes = 2;
  out.write(isLast | (dynamicCodes << 1), 3);
  out.write(symbols - 257, 5);
  out.write(0, 5);
  out.write(lengthOrder.length - 4, 4);
  for (const length of lengthOrder) out.write(length < 16 ? 4 : 0, 3);
  for (const length of lengths) out.write(fourBits[length] as number, 4);
  out.write(fourBits[1] as number, 4);
}

const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** 0 to 15 with their four bits reversed, because codes are sent first bit lowest. */
const fourBits = [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15];

function runTable() {
  const symbol = new Uint16Array(longestRun + 1);
  const restBits = new Uint8Array(longestRun + 1);
  const rest = new Uint8Array(longestRun + 1);
  let length = shortestRun;
  for (let code = endOfBlock + 1; code < symbols - 1; code += 1) {
    const bits = Math.max(0, Math.floor((code - 261) / 4));
    for (let value = 0; value < 1 << bits && length < longestRun; value += 1, length += 1) {
      symbol[length] = code;
      restBits[length] = bits;
      rest[length] = value;
    }
  }
  symbol[longestRun] = symbols - 1;
  return { symbol, restBits, rest };
}
