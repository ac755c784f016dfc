import { type TextName, textOf } from './texts.ts';

export type Sentence = readonly [TextName, number?];

/** Set by script, which a strict Content-Security-Policy allows. An empty status takes no place in a page's layout. */
const style = ':host { display: contents } [role=status]:empty { position: absolute }';

/** What the element says, to be seen and to be read aloud, after what the page put into it. */
export class Status {
  readonly #element: Element;
  readonly #line = document.createElement('span');

  constructor(element: Element) {
    this.#element = element;
    this.#line.setAttribute('role', 'status');
    this.#line.part.add('status');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    const root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(document.createElement('slot'), this.#line);
  }

  say(...sentences: readonly Sentence[]): void {
    this.#line.textContent = sentences.map((sentence) => textOf(this.#element, ...sentence)).join(' ');
  }
}
