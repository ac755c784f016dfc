import type { FailureCode } from './convert-picked.ts';
import { announcePick, filesOf, replaceFiles } from './input-files.ts';
import type { Sentence } from './status.ts';

/** Of the event `conversionfailed`: why a file stays as it is. */
export interface ConversionFailure {
  readonly file: File;
  readonly code: FailureCode;
  readonly cause: unknown;
}

let converter: Promise<typeof import('./convert-picked.ts')> | undefined;

/** With the first file. The next one tries again if it could not be loaded. */
function loadConverter() {
  converter ??= import('./convert-picked.ts');
  converter.catch(() => {
    converter = undefined;
  });
  return converter;
}

export async function releaseWorkers(): Promise<void> {
  (await converter?.catch(() => undefined))?.release();
}

/** Of the files that a visitor picked with an input of the element. */
export class Conversion {
  readonly #element: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #files: readonly File[];
  readonly #stop = new AbortController();
  readonly #failures: ConversionFailure[] = [];

  constructor(element: HTMLElement, input: HTMLInputElement) {
    this.#element = element;
    this.#input = input;
    this.#files = filesOf(input);
  }

  /** Puts the results into the input, tells the page, and resolves to what the visitor should know. */
  async run(onStart: () => void): Promise<readonly Sentence[]> {
    const results = await this.#results(onStart);
    this.stopIfReplaced();
    if (this.#stop.signal.aborted) return [];
    const converted = results.filter((file) => !this.#files.includes(file)).length;
    if (converted > 0) replaceFiles(this.#input, results);
    announcePick(this.#input);
    const counts = { converted, kept: this.#failures.length };
    return (['converted', 'kept'] as const).filter((name) => counts[name] > 0).map((name) => [name, counts[name]]);
  }

  stop(): void {
    this.#stop.abort();
  }

  /** A reset or the page itself may change what is picked. */
  stopIfReplaced(): void {
    const now = filesOf(this.#input);
    if (now.length !== this.#files.length || now.some((file, index) => file !== this.#files[index])) this.stop();
  }

  async #results(onStart: () => void): Promise<readonly File[]> {
    const files = this.#files;
    const allowsSeveral = this.#input.multiple;
    const attribute = (name: string) => this.#element.getAttribute(name);
    const onFailure = (file: File, code: FailureCode, cause: unknown) => this.#fail({ file, code, cause });
    try {
      const { convertPicked } = await loadConverter();
      return await convertPicked({ files, allowsSeveral, attribute, signal: this.#stop.signal, onStart, onFailure });
    } catch (cause) {
      // Without a code, it is a script that could not be loaded.
      const { code = 'CODEC_UNAVAILABLE' } = cause as { code?: FailureCode };
      for (const file of files) this.#fail({ file, code, cause });
      return files;
    }
  }

  #fail(detail: ConversionFailure): void {
    if (this.#stop.signal.aborted) return;
    this.#failures.push(detail);
    this.#element.dispatchEvent(new CustomEvent('conversionfailed', { detail, bubbles: true, composed: true }));
  }
}
