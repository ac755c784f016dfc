import { hash } from 'node:crypto';

const codeSection = 10;
const headerBytes = 8;

/** A copy of a WebAssembly file in which the only function of another file replaces the one with this SHA-256. */
export function withFunction(wasm: Buffer, original: string, replacement: Uint8Array): Buffer<ArrayBuffer> {
  const section = sectionIn(wasm, codeSection);
  const body = onlyFunction(Buffer.from(replacement));
  for (const { from, start, end } of functionsIn(wasm, section.start)) {
    if (hash('sha256', wasm.subarray(start, end)) !== original) continue;
    const code = Buffer.concat([unsigned(body.length), body]);
    const length = section.end - section.start - (end - from) + code.length;
    return Buffer.concat([
      wasm.subarray(0, section.from),
      unsigned(length),
      wasm.subarray(section.start, from),
      code,
      wasm.subarray(end),
    ]);
  }
  throw new Error(`The file has no function ${original}`);
}

function onlyFunction(wasm: Buffer): Buffer {
  const [first, ...others] = functionsIn(wasm, sectionIn(wasm, codeSection).start);
  if (!first || others.length > 0) throw new Error('The replacement is not one function');
  return wasm.subarray(first.start, first.end);
}

/** From its length, or without it. */
interface Range {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

function sectionIn(wasm: Buffer, wanted: number): Range {
  for (let at = headerBytes; at < wasm.length; ) {
    const range = rangeAt(wasm, at + 1);
    if (wasm[at] === wanted) return range;
    at = range.end;
  }
  throw new Error(`The file has no section ${wanted}`);
}

function* functionsIn(wasm: Buffer, section: number): Generator<Range> {
  const { number: count, end } = numberAt(wasm, section);
  let at = end;
  for (let left = count; left > 0; left -= 1) {
    const range = rangeAt(wasm, at);
    yield range;
    at = range.end;
  }
}

function rangeAt(wasm: Buffer, from: number): Range {
  const { number, end: start } = numberAt(wasm, from);
  return { from, start, end: start + number };
}

/** LEB128 */
function numberAt(wasm: Buffer, at: number): { number: number; end: number } {
  const byte = wasm[at] ?? 0;
  if (byte < 0x80) return { number: byte, end: at + 1 };
  const { number, end } = numberAt(wasm, at + 1);
  return { number: (byte & 0x7f) + 128 * number, end };
}

/** LEB128: seven bits per byte, lowest first. */
function unsigned(number: number): Buffer {
  return number < 0x80 ? Buffer.of(number) : Buffer.concat([Buffer.of((number & 0x7f) | 0x80), unsigned(number >>> 7)]);
}
