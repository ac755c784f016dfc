/** An SVG element as text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(rounded(value))}"`);
  const start = `<${name}${written.join('')}`;
  return children.length > 0 ? `${start}>${children.join('')}</${name}>` : `${start}/>`;
}

export function text(
  content: string,
  at: { readonly x: number; readonly y: number },
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return element('text', { ...at, ...attributes }, [escaped(content)]);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const colours = { paper: '#ffffff', ink: '#1f2937', faint: '#d1d5db', quiet: '#4b5563' };

/** With its own background, so that it is also readable on a dark page. */
export function picture(title: string, { width, height }: Size, children: readonly string[]): string {
  const frame = element('rect', {
    x: 0.5,
    y: 0.5,
    width: width - 1,
    height: height - 1,
    rx: 8,
    fill: colours.paper,
    stroke: colours.faint,
  });
  const heading = text(title, { x: 16, y: 28 }, { 'font-size': 15, 'font-weight': 600 });
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-family': 'system-ui, sans-serif',
    'font-size': 12,
    fill: colours.ink,
  };
  return `${element('svg', attributes, [element('title', {}, [escaped(title)]), frame, heading, ...children])}\n`;
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function rounded(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
}
