import type { Size } from '@image-converter/formats/inspection';
import { Library } from './library.ts';

/** An encoder: its function takes the samples, their size and options, all of which have to be set. */
export class Encoder extends Library {
  /** Undefined if it refuses the picture. After an exception, the instance must not be reused. */
  encode(
    samples: Uint8ClampedArray,
    { width, height }: Size,
    given: Readonly<Record<string, number>>,
  ): Uint8Array<ArrayBuffer> | undefined {
    const { create, free, setters } = this.options;
    const options = create();
    for (const [name, set] of setters) set(options, chosenFrom(given, name));
    const file = this.call(samples, width, height, options);
    free(options);
    return file && new Uint8Array(file);
  }
}

function chosenFrom(given: Readonly<Record<string, number>>, name: string): number {
  const value = given[name];
  if (value === undefined) throw new Error(`no value for the option ${name}`);
  return value;
}
