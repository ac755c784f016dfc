export interface MutantsRequest {
  engine: string;
  options: unknown;
  /** The URL of the intact file. */
  source: string;
  /** One mutant per seed. */
  seeds: readonly number[];
}

export interface MutantAnswer {
  seed: number;
  /** The error code, or 'picture'. */
  outcome: string;
  detail: string;
  milliseconds: number;
}

/**
 * Damages a file in many ways, each determined only by its seed, and converts the results one after another. Must not
 * refer to anything outside: it is sent to the browser as text.
 */
export async function convertMutants({ engine, options, source, seeds }: MutantsRequest): Promise<MutantAnswer[]> {
  const { convert } = await import(engine);
  const whole = new Uint8Array(await (await fetch(source)).arrayBuffer());
  const name = decodeURIComponent(source.split('/').at(-1) ?? '');
  const answers: MutantAnswer[] = [];
  for (const seed of seeds) {
    const file = new File([mutant(seed)], name);
    const start = performance.now();
    const { outcome, detail } = await convert(new AbortController().signal, file, options).then(
      () => ({ outcome: 'picture', detail: '' }),
      (error: { code?: unknown; cause?: unknown }) => ({
        outcome: String(error.code),
        detail: String(error.cause ?? error),
      }),
    );
    answers.push({ seed, outcome, detail, milliseconds: Math.round(performance.now() - start) });
  }
  return answers;

  function mutant(seed: number): Uint8Array<ArrayBuffer> {
    let state = (seed * 2_654_435_761) >>> 0;
    const below = (limit: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    let bytes = whole.slice();
    for (let changes = 1 + below(3); changes > 0 && bytes.length > 0; changes -= 1) {
      // Half of the damage goes to the headers, where a byte has more effect.
      const at = below(2) === 0 ? below(Math.min(bytes.length, 200)) : below(bytes.length);
      const kind = below(7);
      if (kind === 0) bytes[at] = below(256);
      else if (kind === 1) bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
      else if (kind === 2) bytes = bytes.slice(0, at);
      else if (kind === 3) bytes.fill(0, at, at + 1 + below(64));
      // Huge sizes and lengths, in either byte order.
      else if (kind === 4)
        bytes.set([0x7f, 0xff, 0xff, 0xff].slice(0, 1 + below(4)), Math.min(at, Math.max(0, bytes.length - 4)));
      else if (kind === 5) bytes.copyWithin(at, below(bytes.length));
      // Inserts the file into itself.
      else bytes = Uint8Array.from([...bytes.subarray(0, at), ...whole, ...bytes.subarray(at)]);
    }
    return bytes;
  }
}
