import { assemble, type Code, type Local } from './assembler.ts';

/** Names of a function's parameters and variables, by kind. */
interface Names<P extends string, V extends string> {
  readonly parameters: readonly P[];
  readonly variables: readonly V[];
  /** 64-bit. */
  readonly longs?: readonly V[];
  /** Four floats each. */
  readonly vectors?: readonly V[];
}

/** Takes its parameters by name. */
export type Compiled<P extends string> = (values: Readonly<Record<P, number>>) => void;

/** A function that can be bound to any memory. */
export function compiled<P extends string, V extends string>(
  { parameters, variables, longs = [], vectors = [] }: Names<P, V>,
  statements: (locals: Readonly<Record<P | V, Local>>) => Code,
): (memory: WebAssembly.Memory) => Compiled<P> {
  const names = [...parameters, ...variables, ...longs, ...vectors];
  const locals = Object.fromEntries(names.map((name, index) => [name, index])) as Record<P | V, Local>;
  const counts = {
    parameters: parameters.length,
    variables: variables.length,
    longs: longs.length,
    vectors: vectors.length,
  };
  const module = new WebAssembly.Module(assemble(counts, statements(locals)));
  return (memory) => {
    const { run } = new WebAssembly.Instance(module, { env: { memory } }).exports;
    return (values) => (run as (...numbers: number[]) => void)(...parameters.map((name) => values[name]));
  };
}
