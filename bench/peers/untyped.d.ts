declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifPixels = Pick<ImageData, 'data' | 'width' | 'height'>;
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(picture: HeifPixels, done: (shown: HeifPixels | null) => void): void;
    free(): void;
  }
  export interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }
  export default function createLibheif(): Libheif;
}
