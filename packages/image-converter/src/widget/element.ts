import { Conversion, releaseWorkers } from './conversion.ts';
import { filesOf, isFileInput, isOurs } from './input-files.ts';
import { Picker } from './picker.ts';
import { Status } from './status.ts';

const watched = ['input', 'change', 'submit', 'reset'];

/** Pages may be rendered on a server first, which has no elements. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Stands around file inputs and converts what is picked, before the page and its form see it. */
export class ImageConverterElement extends Base {
  static readonly observedAttributes = ['accept'];
  readonly #picker = new Picker(this);
  readonly #status = new Status(this);
  readonly #running = new Map<HTMLInputElement, Conversion>();
  #root: Node | undefined;
  /** The visitor has sent the form, which waits for the files. */
  #sent: SubmitEvent | undefined;

  connectedCallback(): void {
    this.#root = this.getRootNode();
    // In the capture phase of the root, so that the page's own listeners see nothing but the result.
    for (const type of watched) this.#root.addEventListener(type, this, true);
    this.#picker.connect();
  }

  disconnectedCallback(): void {
    for (const type of watched) this.#root?.removeEventListener(type, this, true);
    this.#picker.disconnect();
    // Unless the page only moves it.
    queueMicrotask(() => this.isConnected || this.#end());
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#picker.widen();
  }

  handleEvent(event: Event): void {
    const { target, type } = event;
    if (isOurs(event)) return;
    if (type === 'submit') this.#holdBack(event as SubmitEvent);
    // Later, because the page's listeners may prevent it.
    else if (type === 'reset') setTimeout(() => this.#afterReset(event));
    else if (isFileInput(target) && target.closest(this.localName) === this) this.#intercept(event, target);
  }

  #intercept(event: Event, input: HTMLInputElement): void {
    const isEmpty = filesOf(input).length === 0;
    if (!isEmpty) event.stopImmediatePropagation();
    if (event.type !== 'change') return;
    this.#running.get(input)?.stop();
    if (!isEmpty) void this.#convert(input);
  }

  async #convert(input: HTMLInputElement): Promise<void> {
    const conversion = new Conversion(this, input);
    this.#running.set(input, conversion);
    const said = await conversion.run(() => {
      this.ariaBusy = 'true';
      this.#status.say(['converting']);
    });
    // Otherwise the visitor has picked again.
    if (this.#running.get(input) !== conversion) return;
    this.#running.delete(input);
    if (this.#running.size === 0) this.ariaBusy = null;
    this.#status.say(...said);
    this.#send();
  }

  #holdBack(event: SubmitEvent): void {
    if (!this.#converts(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#sent = event;
    this.#status.say(['waiting']);
  }

  /** As the visitor did, once all files of the form are ready. */
  #send(): void {
    const { target: form, submitter } = this.#sent ?? {};
    if (!(form instanceof HTMLFormElement) || this.#converts(form)) return;
    this.#sent = undefined;
    form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  }

  #afterReset({ target, defaultPrevented }: Event): void {
    if (defaultPrevented) return;
    if (this.#sent?.target === target) this.#sent = undefined;
    for (const conversion of this.#running.values()) conversion.stopIfReplaced();
  }

  #converts(form: EventTarget | null): boolean {
    return [...this.#running.keys()].some((input) => input.form === form);
  }

  #end(): void {
    this.#sent = undefined;
    for (const conversion of this.#running.values()) conversion.stop();
    void releaseWorkers();
  }
}
