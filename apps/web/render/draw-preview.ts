import sharp from 'sharp';
import { previewSize } from '../src/head/files.ts';
import { type Colours, type Conversion, prints } from './preview-prints.ts';
import { balancedLines, displayFace, heightOf, outlines, type Style, textFace, widthOf } from './preview-text.ts';

const { width, height } = previewSize;
const margin = 80;
const iconSize = 64;
const gap = 20;
const printsLeft = 692;

export interface Preview {
  readonly icon: string;
  /** Of the light theme, by name. */
  readonly colours: Colours;
  readonly product: string;
  readonly title: string;
  readonly subtitle: string;
  /** What the page converts, if it does. */
  readonly conversion?: Conversion | undefined;
}

export function drawPreview(preview: Preview): Promise<Buffer> {
  return (
    sharp(Buffer.from(previewSvg(preview)))
      // Enough colours for flat areas, and found in half the time.
      .png({ palette: true, quality: 60, dither: 0, effort: 1 })
      .toBuffer()
  );
}

function previewSvg({ icon, colours, product, title, subtitle, conversion }: Preview): string {
  const { paper = '', ink = '', quiet = '', accent = '' } = colours;
  const productStyle = { font: displayFace, size: 34, line: iconSize / 34, tracking: -0.01, colour: ink };
  const subtitleStyle = { font: textFace, size: 34, line: 1.35, tracking: 0, colour: quiet };
  const room = (conversion ? printsLeft - gap : width - margin) - margin;
  const subtitleLines = balancedLines(subtitle, subtitleStyle, room);
  const subtitleTop = height - margin - heightOf(subtitleLines, subtitleStyle);
  const titleHeight = subtitleTop - margin - iconSize - 3 * gap;
  const { style, lines } = fittingTitle(title, ink, { width: room, height: titleHeight });
  const titleTop = subtitleTop - gap - heightOf(lines, style);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <path d="${corners()}" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round" opacity=".5"/>
    ${icon.replace('<svg', `<svg x="${margin}" y="${margin}" width="${iconSize}" height="${iconSize}"`)}
    ${outlines([product], margin + iconSize + gap, margin, productStyle)}
    ${conversion ? prints(conversion, { x: printsLeft, y: 80 }, colours) : ''}
    ${outlines(lines, margin, titleTop, style)}
    ${outlines(subtitleLines, margin, subtitleTop, subtitleStyle)}
  </svg>`;
}

/** The corners of a viewfinder, as around the drop zone. */
function corners(): string {
  const [inset, length, radius] = [36, 56, 28];
  const [right, bottom] = [width - inset, height - inset];
  const arm = length - radius;
  return [
    `M${inset} ${inset + length}v${-arm}q0 ${-radius} ${radius} ${-radius}h${arm}`,
    `M${right - length} ${inset}h${arm}q${radius} 0 ${radius} ${radius}v${arm}`,
    `M${right} ${bottom - length}v${arm}q0 ${radius} ${-radius} ${radius}h${-arm}`,
    `M${inset + length} ${bottom}h${-arm}q${-radius} 0 ${-radius} ${-radius}v${-arm}`,
  ].join('');
}

/** In the largest letters with which every line fits. */
function fittingTitle(title: string, colour: string, max: { width: number; height: number }) {
  for (let size = 88; ; size -= 4) {
    const style: Style = { font: displayFace, size, line: 1.06, tracking: -0.025, colour };
    const lines = balancedLines(title, style, max.width);
    const isNarrow = lines.every((line) => widthOf(line, style) <= max.width);
    if ((isNarrow && heightOf(lines, style) <= max.height) || size < 40) return { style, lines };
  }
}
