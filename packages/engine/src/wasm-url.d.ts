/** Vite puts the file beside the scripts and exports its address. */
declare module '*.wasm?url' {
  const url: string;
  export default url;
}
