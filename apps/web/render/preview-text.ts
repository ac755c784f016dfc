import { fileURLToPath } from 'node:url';
import { type Font, type GlyphRun, openSync } from 'fontkit';

/** Texts of the previews become outlines of fonts from npm, because the machine may have other fonts, or none. */

export interface Style {
  readonly font: Font;
  readonly size: number;
  /** The height of a line and the space between letters, as shares of the size. */
  readonly line: number;
  readonly tracking: number;
  readonly colour: string;
}

export const displayFace = fontAt(
  import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
);
export const textFace = fontAt(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));

function fontAt(address: string): Font {
  return openSync(fileURLToPath(address)) as Font;
}

export function heightOf(lines: readonly string[], { size, line }: Style): number {
  return lines.length * line * size;
}

export function outlines(lines: readonly string[], left: number, top: number, style: Style): string {
  const { font, size, line, colour } = style;
  const scale = size / font.unitsPerEm;
  const baseline = top + (line * size - (font.ascent - font.descent) * scale) / 2 + font.ascent * scale;
  const drawn = lines.map((text, index) => {
    const paths = glyphsOf(text, style).map(({ path, x }) => `<path transform="translate(${x})" d="${path.toSVG()}"/>`);
    // The y axis of a font points up.
    const place = `translate(${left} ${baseline + index * line * size}) scale(${scale} ${-scale})`;
    return `<g fill="${colour}" transform="${place}">${paths.join('')}</g>`;
  });
  return drawn.join('');
}

/** In units of the font. */
function glyphsOf(text: string, { font, tracking }: Style) {
  const { glyphs, positions } = layoutOf(font, text);
  let x = 0;
  return glyphs.map(({ path }, index) => {
    const left = x;
    x += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return { path, x: left, end: x };
  });
}

const layouts = new Map<string, GlyphRun>();

/** Kept, because titles are tried in several sizes, and many previews have the same words. */
function layoutOf(font: Font, text: string): GlyphRun {
  const key = `${font.postscriptName} ${text}`;
  const layout = layouts.get(key) ?? font.layout(text);
  layouts.set(key, layout);
  return layout;
}

/** As few lines as fit into `max` pixels, all about as long. */
export function balancedLines(text: string, style: Style, max: number): string[] {
  const widths = new Map([' ', ...text.split(' ')].map((word) => [word, widthOf(word, style)]));
  let lines = linesWithin(max, text, widths);
  for (let narrower = max - 8; narrower > 0; narrower -= 8) {
    const tried = linesWithin(narrower, text, widths);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}

function linesWithin(max: number, text: string, widths: ReadonlyMap<string, number>): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of text.split(' ').filter(Boolean)) {
    const more = (widths.get(' ') ?? 0) + (widths.get(word) ?? 0);
    if (used + more <= max) {
      lines.push(`${lines.pop()} ${word}`);
      used += more;
    } else {
      lines.push(word);
      used = widths.get(word) ?? 0;
    }
  }
  return lines;
}

export function widthOf(text: string, style: Style): number {
  return ((glyphsOf(text, style).at(-1)?.end ?? 0) / style.font.unitsPerEm) * style.size;
}
