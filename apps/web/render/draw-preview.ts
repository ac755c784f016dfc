import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { previewSize } from '../src/head/files.ts';

const { width, height } = previewSize;
const margin = 80;
const iconSize = 72;
const gap = 24;

interface Style {
  readonly font: Font;
  readonly size: number;
  /** The height of a line and the space between letters, as shares of the size. */
  readonly line: number;
  readonly tracking: number;
  readonly colour: string;
}

const productStyle: Style = {
  font: fontAt(import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff')),
  size: 36,
  line: iconSize / 36,
  tracking: 0,
  colour: '#fff',
};
const titleStyle: Style = {
  font: fontAt(import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')),
  size: 84,
  line: 1.1,
  tracking: -0.03,
  colour: '#fff',
};
/** For titles that would otherwise need three lines. */
const longTitleStyle: Style = { ...titleStyle, size: 68 };
const subtitleStyle: Style = {
  font: fontAt(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
  size: 38,
  line: 1.35,
  tracking: 0,
  colour: '#d9dcff',
};

function fontAt(address: string): Font {
  return openSync(fileURLToPath(address)) as Font;
}

export interface Preview {
  readonly icon: string;
  readonly product: string;
  readonly title: string;
  readonly subtitle: string;
}

export function drawPreview(preview: Preview): Promise<Buffer> {
  return sharp(Buffer.from(previewSvg(preview)))
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}

/** Texts become outlines of a font from npm, because the machine may have other fonts, or none. */
function previewSvg({ icon, product, title, subtitle }: Preview): string {
  const style = balancedLines(title, titleStyle).length > 2 ? longTitleStyle : titleStyle;
  const titleLines = balancedLines(title, style);
  const subtitleLines = balancedLines(subtitle, subtitleStyle);
  const subtitleTop = height - margin - heightOf(subtitleLines, subtitleStyle);
  const titleTop = subtitleTop - gap - heightOf(titleLines, style);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#3a45d1"/>
    ${icon.replace('<svg', `<svg x="${margin}" y="${margin}" width="${iconSize}" height="${iconSize}"`)}
    <rect x="${margin - 1}" y="${margin - 1}" width="${iconSize + 2}" height="${iconSize + 2}" rx="19"
      fill="none" stroke="#fff" stroke-opacity=".33" stroke-width="2"/>
    ${outlines([product], margin + iconSize + gap, margin, productStyle)}
    ${outlines(titleLines, margin, titleTop, style)}
    ${outlines(subtitleLines, margin, subtitleTop, subtitleStyle)}
  </svg>`;
}

function heightOf(lines: readonly string[], { size, line }: Style): number {
  return lines.length * line * size;
}

function outlines(lines: readonly string[], left: number, top: number, style: Style): string {
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
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  return glyphs.map(({ path }, index) => {
    const left = x;
    x += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return { path, x: left, end: x };
  });
}

/** As few lines as fit, all about as long. */
function balancedLines(text: string, style: Style): string[] {
  const widths = new Map([' ', ...text.split(' ')].map((word) => [word, widthOf(word, style)]));
  const full = width - 2 * margin;
  let lines = linesWithin(full, text, widths);
  for (let narrower = full - 8; narrower > 0; narrower -= 8) {
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

function widthOf(text: string, style: Style): number {
  return ((glyphsOf(text, style).at(-1)?.end ?? 0) / style.font.unitsPerEm) * style.size;
}
