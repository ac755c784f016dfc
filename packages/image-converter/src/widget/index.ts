import type { ConversionFailure } from './conversion.ts';
import { ImageConverterElement } from './element.ts';

/** Importing this file is enough: it defines `<image-converter>`. */

const name = 'image-converter';

declare global {
  interface HTMLElementTagNameMap {
    [name]: ImageConverterElement;
  }
  interface HTMLElementEventMap {
    conversionfailed: CustomEvent<ConversionFailure>;
  }
}

// Not on a server, and not twice if a page loads two copies.
if (globalThis.customElements && !customElements.get(name)) customElements.define(name, ImageConverterElement);

export type { ConversionFailure, ImageConverterElement };
