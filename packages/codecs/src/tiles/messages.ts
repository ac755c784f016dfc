/** What is handed over from thread to thread: its memory is moved, not copied. */
export interface Movable {
  readonly data: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;
  /** Memory that is not needed any more: allocating takes longer than filling it. */
  readonly spare?: ArrayBuffer;
}

export function memoryOf({ data, spare }: Movable): ArrayBuffer[] {
  return spare ? [data.buffer, spare] : [data.buffer];
}

/** Leaders may share several pictures through a port: a late answer must not be taken for one about the next. */
export interface Place {
  readonly picture: number;
  readonly tile: number;
}

/** Messages between the thread that leads the work on a picture and a helper. */
export type ToHelper<Input> = { kind: 'do'; place: Place; input: Input } | { kind: 'drop'; place: Place };
export type FromHelper<Result> = { kind: 'done'; place: Place; result: Result } | { kind: 'failed' };
