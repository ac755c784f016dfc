import { kernelOn } from '../kernels.ts';
import { wasm } from './ycbcr.wasm.ts';

const parameters = [
  ...(['luma', 'lumaStride', 'blueness', 'bluenessStride', 'redness', 'rednessStride'] as const),
  ...(['left', 'top', 'right', 'bottom'] as const),
  ...(['redByRed', 'greenByRed', 'greenByBlue', 'blueByBlue'] as const),
  ...(['redLight', 'greenLight', 'blueLight', 'encoded', 'pixels', 'stepRight', 'stepDown'] as const),
] as const;

/** Converts a rectangle of the planes to sRGB at `pixels`: see packages/codecs/assembly/ycbcr.ts. */
export type YcbcrKernel = ReturnType<typeof ycbcrKernel>;

export function ycbcrKernel(memory: WebAssembly.Memory) {
  return kernelOn(wasm, memory, { convertYcbcr: parameters }).convertYcbcr;
}
