import { assemble, type Code, functionBody, type Local, type Locals } from './assembler.ts';

/** Names of a function's parameters and variables, by kind. */
interface Names<P extends string, V extends string> {
  readonly parameters: readonly P[];
  readonly variables: readonly V[];
  /** 64-bit. */
  readonly longs?: readonly V[];
  /** 128-bit. */
  readonly vectors?: readonly V[];
}

/** A function's statements, given the indices of its locals. */
type Statements<P extends string, V extends string> = (locals: Readonly<Record<P | V, Local>>) => Code;

/** Takes its parameters by name. */
export type Compiled<P extends string> = (values: Readonly<Record<P, number>>) => void;

/** A function that can be bound to any memory. */
export function compiled<P extends string, V extends string>(
  names: Names<P, V>,
  statements: Statements<P, V>,
): (memory: WebAssembly.Memory) => Compiled<P> {
  const { counts, locals } = numbered(names);
  const module = new WebAssembly.Module(assemble(counts, statements(locals)));
  return (memory) => {
    const { run } = new WebAssembly.Instance(module, { env: { memory } }).exports;
    return (values) => (run as (...numbers: number[]) => void)(...names.parameters.map((name) => values[name]));
  };
}

/** The same as a part of another module. */
export function compiledBody<P extends string, V extends string>(
  names: Names<P, V>,
  statements: Statements<P, V>,
): Code {
  const { counts, locals } = numbered(names);
  return functionBody(counts, statements(locals));
}

function numbered<P extends string, V extends string>({
  parameters,
  variables,
  longs = [],
  vectors = [],
}: Names<P, V>) {
  const names = [...parameters, ...variables, ...longs, ...vectors];
  const counts: Locals = {
    parameters: parameters.length,
    variables: variables.length,
    longs: longs.length,
    vectors: vectors.length,
  };
  return { counts, locals: Object.fromEntries(names.map((name, index) => [name, index])) as Record<P | V, Local> };
}
