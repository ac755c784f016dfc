import { familyOf, shortLabel } from '../src/ui/families.ts';
import { displayFace, outlines, type Style, widthOf } from './preview-text.ts';

/** Prints as on the light table of the drop zone: the source and the result. */

export interface Conversion {
  /** Labels of formats. */
  readonly from: readonly string[];
  readonly to: string;
}

export type Colours = Readonly<Record<string, string>>;

/** In pixels. */
const paper = { width: 320, height: 240, edge: 12 };
const mark = { width: 92, height: 46, size: 25, gap: 54 };

const scene = `<path fill="#bfe3f5" d="M0 0h120v88H0z"/><circle cx="86" cy="28" r="13" fill="#ffb545"/>
  <path fill="#3a8f86" d="M0 70 34 34l26 30 14-14 46 38H0z"/><path fill="#1f665f" d="M0 88V74l30-16 40 30z"/>`;

/** A print with the marks of the sources, an arrow, and below it the print of the result, 430 × 470 pixels in all. */
export function prints({ from, to }: Conversion, { x, y }: { x: number; y: number }, colours: Colours): string {
  const left = -paper.width / 2 - mark.width / 4;
  const right = paper.width / 2 + mark.width / 4 - mark.width;
  const bottom = paper.height / 2 - mark.height / 2;
  const sources = from.map((label, index) => corner(label, { x: left, y: bottom - index * mark.gap }, colours));
  return `<g transform="translate(${x} ${y})">
    ${print({ x: 183, y: 130, turn: -6 }, sources.join(''), colours)}
    ${print({ x: 262, y: 336, turn: 4 }, corner(to, { x: right, y: bottom }, colours), colours)}
    <g transform="translate(366 96)" fill="none" stroke="${colours.accent}" stroke-width="6" stroke-linecap="round"
      stroke-linejoin="round"><path d="M2 4Q48 14 46 76" stroke-dasharray="1 12"/><path d="m32 66 14 18 12-20"/></g></g>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
}

function print({ x, y, turn }: Place, marks: string, colours: Colours): string {
  const { width, height, edge } = paper;
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  const [left, top] = [-width / 2, -height / 2];
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <rect x="${left}" y="${top + 9}" ${sizeOf(paper)} rx="20" fill="${colours.ink}" opacity=".1"/>
    <rect x="${left}" y="${top}" ${sizeOf(paper)} rx="20" fill="${colours.print}" stroke="${colours.line}"/>
    <svg x="${left + edge}" y="${top + edge}" ${sizeOf(inner)} viewBox="0 0 120 88" preserveAspectRatio="none">${scene}</svg>
    ${marks}</g>`;
}

/** A mark on the edge of a print. */
function corner(format: string, { x, y }: { x: number; y: number }, colours: Colours): string {
  const label = shortLabel(format);
  const { width, height, size } = mark;
  const style: Style = {
    font: displayFace,
    size,
    line: height / size,
    tracking: 0.01,
    colour: colours['on-mark'] ?? '',
  };
  return `<rect x="${x}" y="${y}" ${sizeOf(mark)} rx="13" fill="${colours[familyOf(format)]}" stroke="${colours.print}"
    stroke-width="6"/>${outlines([label], x + (width - widthOf(label, style)) / 2, y, style)}`;
}

function sizeOf({ width, height }: { width: number; height: number }): string {
  return `width="${width}" height="${height}"`;
}
