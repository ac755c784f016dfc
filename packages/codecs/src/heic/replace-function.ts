import { hash } from 'node:crypto';
import { type Code, unsigned } from '../assembler/assembler.ts';

const codeSection = 10;
const headerBytes = 8;

/** A copy of a WebAssembly file in which the function with this SHA-256 has another body. */
export function withFunction(wasm: Buffer, original: string, body: Code): Buffer<ArrayBuffer> {
  const section = sectionIn(wasm, codeSection);
  for (const { from, start, end } of functionsIn(wasm, section.start)) {
    if (hash('sha256', wasm.subarray(start, end)) !== original) continue;
    const code = Buffer.from([...unsigned(body.length), ...body]);
    const length = section.end - section.start - (end - from) + code.length;
    return Buffer.concat([
      wasm.subarray(0, section.from),
      Buffer.from(unsigned(length)),
      wasm.subarray(section.start, from),
      code,
      wasm.subarray(end),
    ]);
  }
  throw new Error(`The file has no function ${original}`);
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
