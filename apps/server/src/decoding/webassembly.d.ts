/** The part of WebAssembly that we use; TypeScript keeps its types with those of browsers. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>;

  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }

  class Instance {
    constructor(module: Module, imports: Imports);
  }

  class RuntimeError extends Error {}
}
