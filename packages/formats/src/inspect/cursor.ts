/** Reads consecutive big-endian numbers; throws RangeError past the end. */
export class Cursor {
  readonly #view: DataView;
  #offset = 0;

  constructor(view: DataView) {
    this.#view = view;
  }

  get offset() {
    return this.#offset;
  }

  get left() {
    return this.#view.byteLength - this.#offset;
  }

  /** An unsigned number of 0, 1, 2, 4 or 8 bytes. */
  uint(size: number): number {
    const at = this.#offset;
    this.#offset += size;
    if (size === 0) return 0;
    if (size === 1) return this.#view.getUint8(at);
    if (size === 2) return this.#view.getUint16(at);
    if (size === 4) return this.#view.getUint32(at);
    if (size === 8) return Number(this.#view.getBigUint64(at));
    throw new RangeError(`number of ${size} bytes`);
  }

  /** The version and flags at the start of a full box. */
  versionAndFlags() {
    const word = this.uint(4);
    return { version: word >>> 24, flags: word & 0xffffff };
  }

  skip(length: number) {
    this.#offset += length;
  }
}
