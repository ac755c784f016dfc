interface Overrides {
  readonly noInitialRun: boolean;
  instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void): object;
}

/**
 * Default export of Emscripten's glue code. The packages' declarations rely on a namespace that they do not declare.
 */
export type Factory<Instance> = (overrides: Overrides) => Promise<Instance>;

/** This thread's instance of a compiled module, created on first use. */
export class Instance<Exports> {
  readonly #create: Factory<Exports>;
  #made: Promise<Exports> | undefined;

  constructor(create: Factory<Exports>) {
    this.#create = create;
  }

  /** Failures are not cached. */
  get(wasm: WebAssembly.Module): Promise<Exports> {
    this.#made ??= this.#create({
      noInitialRun: true,
      instantiateWasm(imports, onInstance) {
        const instance = new WebAssembly.Instance(wasm, imports);
        onInstance(instance);
        return instance.exports;
      },
    }).catch((error: unknown) => {
      this.drop();
      throw error;
    });
    return this.#made;
  }

  /** The next `get` creates a new instance. */
  drop(): void {
    this.#made = undefined;
  }
}
