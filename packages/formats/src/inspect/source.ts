import { fileContents } from '../file-contents.ts';
import { InspectionError } from '../inspection.ts';

/** No header of a real file needs more bytes at once. */
const longestPiece = 8 * 1024 * 1024;

const bytesPerTurn = 256 * 1024;

/** A file read through a moving window, so that nearby small reads cost one slice. */
export class Source {
  readonly size: number;
  readonly #file: Blob;
  readonly #windowLength: number;
  #window = new Uint8Array();
  #start = 0;
  #workedThrough = 0;

  /** Each slice is a round trip to another browser process: use a long window if the whole file is read. */
  constructor(file: Blob, windowLength = 64 * 1024) {
    this.size = file.size;
    this.#file = file;
    this.#windowLength = windowLength;
  }

  /** At least `atLeast` bytes from `offset` on, plus whatever the window holds after those. */
  async bytesFrom(offset: number, atLeast: number): Promise<Uint8Array<ArrayBuffer>> {
    if (offset + atLeast > this.size) throw new InspectionError(`ends before byte ${offset + atLeast}`);
    if (atLeast > longestPiece) throw new InspectionError(`${atLeast} bytes in one piece`);
    if (offset < this.#start || offset + atLeast > this.#start + this.#window.length) await this.#move(offset, atLeast);
    return this.#window.subarray(offset - this.#start);
  }

  async view(offset: number, length: number): Promise<DataView> {
    const bytes = await this.bytesFrom(offset, length);
    return new DataView(bytes.buffer, bytes.byteOffset, length);
  }

  /** For data that others read, or that is rarely needed. */
  part(offset: number, length: number): Blob {
    return this.#file.slice(offset, offset + length);
  }

  /**
   * Yields to other tasks after a certain number of processed bytes. The browser's decoder is already running and gets
   * the file through tasks of this thread, so they must not be blocked.
   */
  async letOthersWork(bytes: number): Promise<void> {
    this.#workedThrough += bytes;
    if (this.#workedThrough < bytesPerTurn) return;
    this.#workedThrough = 0;
    await nextTask();
  }

  async #move(offset: number, atLeast: number) {
    const isSmall = this.size <= this.#windowLength;
    const start = isSmall ? 0 : offset;
    const end = Math.min(this.size, offset + Math.max(atLeast, this.#windowLength));
    const read = isSmall ? fileContents(this.#file) : this.#file.slice(start, end).arrayBuffer();
    this.#window = new Uint8Array(await read);
    this.#start = start;
    if (start + this.#window.length < offset + atLeast) throw new InspectionError('shrank while it was read');
  }
}

/** Unlike a 0 ms timer, a message is never throttled. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
