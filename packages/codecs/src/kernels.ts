type Parameters = Readonly<Record<string, readonly string[]>>;

/** Functions that take their parameters by name. */
type Functions<P extends Parameters> = {
  readonly [Name in keyof P]: (values: Readonly<Record<P[Name][number], number>>) => void;
};

/** Functions of a module in packages/codecs/assembly, bound to a memory; `parameters` has their order. */
export function kernelOn<const P extends Parameters>(
  base64: string,
  memory: WebAssembly.Memory,
  parameters: P,
): Functions<P> {
  const module = new WebAssembly.Module(kernelBytes(base64));
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const bound = Object.entries(parameters).map(([name, order]) => {
    const run = exports[name] as (...numbers: number[]) => void;
    return [name, (values: Record<string, number>) => run(...order.map((parameter) => values[parameter] as number))];
  });
  return Object.fromEntries(bound);
}

export function kernelBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
