interface Overrides {
  readonly noInitialRun: boolean;
  instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void): object;
}

/** What Emscripten's glue code exports. The packages' declarations rely on a namespace that they do not declare. */
export type Factory<Module> = (overrides: Overrides) => Promise<Module>;

/** An instance of a compiled module, made on first use; a failure is not remembered. */
export function instanceOnce<Module>(create: Factory<Module>): (wasm: WebAssembly.Module) => Promise<Module> {
  let made: Promise<Module> | undefined;
  return (wasm) => {
    made ??= create({
      noInitialRun: true,
      instantiateWasm(imports, onInstance) {
        const instance = new WebAssembly.Instance(wasm, imports);
        onInstance(instance);
        return instance.exports;
      },
    }).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
