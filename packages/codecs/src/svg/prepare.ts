import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { inertStyle, withInertStyles, withLiveStyles } from './inert-styles.ts';
import { svg, withNamespaces, xlink } from './namespaces.ts';
import { type DrawingOptions, rasterSize, statedSize } from './size.ts';

/** An SVG that all browser engines draw in the same size. */
export interface PreparedSvg {
  readonly markup: string;
  readonly size: Size;
  /** Whether it contains pictures, which WebKit decodes after the load event. */
  readonly hasPictures: boolean;
}

/** Refuses files that cannot be drawn correctly on their own. */
export function prepareSvg(text: string, wanted: DrawingOptions): PreparedSvg {
  const inert = withInertStyles(text);
  const document = drawingIn(inert) ?? drawingIn(withNamespaces(inert));
  if (!document) throw new CodecError('CORRUPT', 'SVG: no drawing');
  const root = document.documentElement;
  for (const script of [...document.getElementsByTagNameNS(svg, 'script')]) script.remove();
  removeAlternatives(document);
  if (document.getElementsByTagNameNS(svg, 'foreignObject').length > 0) throw new UnsupportedFile('FOREIGN_OBJECT');
  const pictures = [...document.querySelectorAll('image, feImage')];
  if ([...pictures, ...document.querySelectorAll('use')].some(isElsewhere)) throw new UnsupportedFile('LINKED_FILES');
  const size = setSize(root, wanted);
  const markup = withLiveStyles(new XMLSerializer().serializeToString(document));
  return { markup, size, hasPictures: pictures.length > 0 };
}

function drawingIn(text: string): Document | undefined {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  const isDrawing = root.localName === 'svg' && root.namespaceURI === svg && !document.querySelector('parsererror');
  return isDrawing ? document : undefined;
}

/** foreignObject often comes with a fallback in a switch; Illustrator also stores its private data that way. */
function removeAlternatives(document: Document): void {
  for (const one of [...document.getElementsByTagNameNS(svg, 'foreignObject')]) {
    const parent = one.parentElement;
    if (parent?.localName === 'switch' && parent.children.length > 1) one.remove();
  }
}

/** Whether it refers to something outside the file that is not a data URL. */
function isElsewhere(element: Element): boolean {
  const address = (element.getAttribute('href') ?? element.getAttributeNS(xlink, 'href') ?? '').trim();
  return address !== '' && !address.startsWith('#') && !/^data:/i.test(address);
}

/** WebKit draws nothing without width and height; styles would override the attributes. */
function setSize(root: Element, wanted: DrawingOptions): Size {
  const [width, height, viewBox] = ['width', 'height', 'viewBox'].map((name) => root.getAttribute(name));
  const stated = statedSize({ width: width ?? null, height: height ?? null, viewBox: viewBox ?? null });
  const size = rasterSize(stated, wanted);
  if (!viewBox) root.setAttribute('viewBox', `0 0 ${stated.width} ${stated.height}`);
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  const style = root.getAttribute(inertStyle);
  if (style) root.setAttribute(inertStyle, `${style};width:${size.width}px;height:${size.height}px`);
  return size;
}
