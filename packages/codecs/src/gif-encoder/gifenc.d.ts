/** gifenc has no types of its own. */
declare module 'gifenc/dist/gifenc.esm.js' {
  interface Frame {
    readonly palette: readonly (readonly number[])[];
    /** Bits per index. */
    readonly colorDepth: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    /** In milliseconds. */
    readonly delay: number;
    readonly dispose: number;
  }

  interface Encoder {
    readonly stream: { writeBytes(bytes: readonly number[]): void };
    writeHeader(): void;
    writeFrame(indices: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    /** Not a copy. */
    bytesView(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(options: { auto: boolean }): Encoder;
}
