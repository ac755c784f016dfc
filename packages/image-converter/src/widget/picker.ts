import { formatsIn, widened } from './accepted.ts';

interface Accept {
  readonly own: string;
  readonly widened: string;
}

/** Lets the inputs of an element pick the formats that it converts. */
export class Picker {
  readonly #element: Element;
  readonly #inputs = new Map<HTMLInputElement, Accept>();
  /** Inputs may arrive later than the element, and pages may change what they accept. */
  readonly #observer = new MutationObserver(() => this.widen());

  constructor(element: Element) {
    this.#element = element;
  }

  connect(): void {
    const options = { subtree: true, childList: true, attributeFilter: ['accept', 'type'] };
    this.#observer.observe(this.#element, options);
    void this.widen();
  }

  async widen(): Promise<void> {
    const attribute = this.#element.getAttribute('accept');
    // The table of rare formats may be out of reach; the input still works.
    const more = attribute === null ? [] : await formatsIn(attribute).catch(() => []);
    if (attribute !== this.#element.getAttribute('accept') || !this.#element.isConnected) return;
    for (const input of this.#element.querySelectorAll<HTMLInputElement>('input[type=file]')) {
      const known = this.#inputs.get(input);
      const own = known?.widened === input.accept ? known.own : input.accept;
      // Without it, an input accepts everything already.
      const accept = { own, widened: own && widened(own, more) };
      this.#inputs.set(input, accept);
      if (input.accept !== accept.widened) input.accept = accept.widened;
    }
  }

  disconnect(): void {
    this.#observer.disconnect();
    for (const [input, { own, widened }] of this.#inputs) {
      if (input.accept === widened && own !== widened) input.accept = own;
    }
    this.#inputs.clear();
  }
}
