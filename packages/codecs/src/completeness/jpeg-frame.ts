import { type CodeTable, codeTable, Damage } from './bits.ts';

export interface Component {
  readonly id: number;
  /** Blocks per MCU of an interleaved scan. */
  readonly across: number;
  readonly down: number;
  /** Visible blocks; a non-interleaved scan holds only these. */
  readonly columns: number;
  readonly rows: number;
  /** Blocks per row in memory; an interleaved scan holds all of these. */
  readonly stride: number;
  /** 64 of each block, from low to high frequencies; empty if nothing needs them. */
  readonly coefficients: Int16Array;
  readonly quantization: number;
  hasScan: boolean;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly isProgressive: boolean;
  readonly components: readonly Component[];
  readonly unitsAcross: number;
  readonly unitsDown: number;
}

export type Keeps = 'coefficients' | 'nothing';

/** Huffman tables by class (0: DC, 1: AC) and number. */
export type Tables = Map<number, CodeTable>;

/** The scans of a progressive picture build on each other, so its coefficients are always kept. */
export function frameOf(segment: Uint8Array, process: 'sequential' | 'progressive', keeps: Keeps): Frame {
  const isProgressive = process === 'progressive';
  const isKept = isProgressive || keeps === 'coefficients';
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const [height, width, count] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  const factors = Array.from({ length: count }, (_, index) => {
    const sampling = view.getUint8(7 + 3 * index);
    const [id, quantization] = [view.getUint8(6 + 3 * index), view.getUint8(8 + 3 * index)];
    return { id, across: sampling >> 4, down: sampling & 15, quantization };
  });
  if (factors.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4))
    throw new Damage('sampling');
  const maxAcross = Math.max(...factors.map(({ across }) => across));
  const maxDown = Math.max(...factors.map(({ down }) => down));
  const unitsAcross = Math.ceil(width / (8 * maxAcross));
  const unitsDown = Math.ceil(height / (8 * maxDown));
  const components = factors.map(({ id, across, down, quantization }) => {
    const stride = unitsAcross * across;
    return {
      id,
      across,
      down,
      columns: Math.ceil((width * across) / maxAcross / 8),
      rows: Math.ceil((height * down) / maxDown / 8),
      stride,
      coefficients: new Int16Array(isKept ? stride * unitsDown * down * 64 : 0),
      quantization,
      hasScan: false,
    };
  });
  return { width, height, isProgressive, components, unitsAcross, unitsDown };
}

/** One segment may define several tables. */
export function readTables(segment: Uint8Array, tables: Tables): void {
  for (let at = 0; at < segment.length; ) {
    const name = segment[at] as number;
    const counts = segment.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const end = at + 17 + total;
    if (end > segment.length) throw new Damage('codes');
    tables.set(name, codeTable(counts, segment.subarray(at + 17, end)));
    at = end;
  }
}
