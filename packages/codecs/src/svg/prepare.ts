import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { svg, withNamespaces, xlink } from './namespaces.ts';
import { type DrawingOptions, rasterSize, statedSize } from './size.ts';

/** An SVG that every engine draws in the same size, and what it is. */
export interface PreparedSvg {
  readonly markup: string;
  readonly size: Size;
  /** Whether there are pictures in it, which WebKit decodes later than it says. */
  readonly hasPictures: boolean;
}

/** Refuses what cannot be drawn rightly from the file alone. */
export function prepareSvg(text: string, wanted: DrawingOptions): PreparedSvg {
  const document = drawingIn(text) ?? drawingIn(withNamespaces(text));
  if (!document) throw new CodecError('CORRUPT', 'SVG: no drawing');
  const root = document.documentElement;
  for (const script of [...document.getElementsByTagNameNS(svg, 'script')]) script.remove();
  removeAlternatives(document);
  if (document.getElementsByTagNameNS(svg, 'foreignObject').length > 0) throw new UnsupportedFile('FOREIGN_OBJECT');
  const pictures = [...document.querySelectorAll('image, feImage')];
  if ([...pictures, ...document.querySelectorAll('use')].some(isElsewhere)) throw new UnsupportedFile('LINKED_FILES');
  const size = setSize(root, wanted);
  return { markup: new XMLSerializer().serializeToString(document), size, hasPictures: pictures.length > 0 };
}

function drawingIn(text: string): Document | undefined {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  const isDrawing = root.localName === 'svg' && root.namespaceURI === svg && !document.querySelector('parsererror');
  return isDrawing ? document : undefined;
}

/** A page inside a drawing often stands beside what to draw instead; Illustrator also keeps its own data that way. */
function removeAlternatives(document: Document): void {
  for (const one of [...document.getElementsByTagNameNS(svg, 'foreignObject')]) {
    const parent = one.parentElement;
    if (parent?.localName === 'switch' && parent.children.length > 1) one.remove();
  }
}

/** Neither in this file nor written out in the address. */
function isElsewhere(element: Element): boolean {
  const address = (element.getAttribute('href') ?? element.getAttributeNS(xlink, 'href') ?? '').trim();
  return address !== '' && !address.startsWith('#') && !/^data:/i.test(address);
}

/** WebKit draws nothing without width and height; styles would come before the attributes. */
function setSize(root: Element, wanted: DrawingOptions): Size {
  const [width, height, viewBox] = ['width', 'height', 'viewBox'].map((name) => root.getAttribute(name));
  const stated = statedSize({ width: width ?? null, height: height ?? null, viewBox: viewBox ?? null });
  const size = rasterSize(stated, wanted);
  if (!viewBox) root.setAttribute('viewBox', `0 0 ${stated.width} ${stated.height}`);
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  const style = root.getAttribute('style');
  if (style) root.setAttribute('style', `${style};width:${size.width}px;height:${size.height}px`);
  return size;
}
