import { Damage } from './bits.ts';
import { type Frame, frameOf, type Keeps, readTables, type Tables } from './jpeg-frame.ts';
import { readScan } from './jpeg-scan.ts';

const [SOF0, SOF2, DHT, EOI, SOS, DRI] = [0xc0, 0xc2, 0xc4, 0xd9, 0xda, 0xdd];
/** Rare frame types: lossless, hierarchical, arithmetic. This includes JPG (0xc8) and DAC. */
const isUnusual = (marker: number) => marker > SOF2 && marker <= 0xcf && marker !== DHT;

/** Whether all blocks are present: only reads the Huffman codes, without decoding the picture. */
export function isCompleteJpeg(bytes: Uint8Array): boolean | 'unknown' {
  const frame = readJpeg(bytes, 'nothing');
  return frame === 'unknown' ? frame : frame !== undefined;
}

/** Undefined if the picture is damaged or incomplete. */
export function readJpeg(bytes: Uint8Array, keeps: Keeps): Frame | 'unknown' | undefined {
  try {
    const frame = readFrame(bytes, keeps);
    return frame === 'unknown' || frame?.components.every(({ hasScan }) => hasScan) ? frame : undefined;
  } catch (error) {
    // RangeError: a read beyond the end.
    if (error instanceof Damage || error instanceof RangeError) return undefined;
    throw error;
  }
}

function readFrame(bytes: Uint8Array, keeps: Keeps): Frame | 'unknown' | undefined {
  const tables: Tables = new Map();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Frame | undefined;
  let interval = 0;
  for (let at = nextMarker(bytes, 2); at < bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (marker === EOI) break;
    const length = Math.max(2, view.getUint16(at + 2));
    const segment = bytes.subarray(at + 4, at + 2 + length);
    let end = at + 2 + length;
    if (isUnusual(marker)) return 'unknown';
    if (marker >= SOF0 && marker <= SOF2) {
      const [precision, highHeight = 0, lowHeight = 0] = segment;
      const isKnown = precision === 8 && highHeight + lowHeight > 0;
      if (!isKnown) return 'unknown';
      if (frame) throw new Damage('two frames');
      frame = frameOf(segment, marker === SOF2 ? 'progressive' : 'sequential', keeps);
    }
    if (marker === DHT) readTables(segment, tables);
    if (marker === DRI) interval = view.getUint16(at + 4);
    if (marker === SOS) {
      if (!frame) throw new Damage('no frame');
      // Frames of MJPEG videos omit the standard Huffman tables, which most decoders know.
      if (tables.size === 0) return 'unknown';
      end = readScan({ bytes, start: end, header: segment, interval }, frame, tables);
    }
    at = nextMarker(bytes, end);
  }
  return frame;
}

/** Offset of the next marker's 0xFF; stray bytes are skipped, as decoders do. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd8)) return at;
    at += 1;
  }
  return bytes.length;
}
