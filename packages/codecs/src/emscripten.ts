interface Overrides {
  readonly noInitialRun: boolean;
  instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void): object;
}

/** What Emscripten's glue code exports. jSquash's declarations rely on a namespace that the packages do not declare. */
export type Factory<Instance> = (overrides: Overrides) => Promise<Instance>;

/** From a compiled module. */
export function instantiated<Instance>(create: Factory<Instance>, wasm: WebAssembly.Module): Promise<Instance> {
  return create({
    noInitialRun: true,
    instantiateWasm(imports, onInstance) {
      const instance = new WebAssembly.Instance(wasm, imports);
      onInstance(instance);
      return instance.exports;
    },
  });
}
