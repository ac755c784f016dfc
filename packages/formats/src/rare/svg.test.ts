import { describe, expect, it } from 'vitest';
import { isSvg } from './svg.ts';

function recognised(head: string | Uint8Array, extension = ''): boolean {
  const bytes = typeof head === 'string' ? new TextEncoder().encode(head) : head;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return isSvg(view, { extension, size: bytes.length });
}

const utf16 = (text: string, littleEndian: boolean, mark = '\ufeff') => {
  const view = new DataView(new ArrayBuffer((text.length + mark.length) * 2));
  for (const [index, letter] of [...(mark + text)].entries())
    view.setUint16(index * 2, letter.charCodeAt(0), littleEndian);
  return new Uint8Array(view.buffer);
};

describe('an SVG is recognised', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<svg>',
    '\ufeff<?xml version="1.0"?>\n<!-- made by hand --> <svg\n>',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg >',
    '<!DOCTYPE svg [ <!ENTITY a "http://x/"> <!ENTITY b "<>"> ]>\n<svg xmlns="&a;">',
    '<?xml-stylesheet href="x.css"?><!----><s:svg xmlns:s="http://www.w3.org/2000/svg">',
  ])('by its root: %s', (text) => {
    expect(recognised(text)).toBe(true);
  });

  it.each([true, false])('in UTF-16 (little-endian: %s)', (littleEndian) => {
    expect(recognised(utf16('<?xml version="1.0"?><svg >', littleEndian))).toBe(true);
    expect(recognised(utf16('<svg >', littleEndian, ''))).toBe(true);
  });

  it('packed, or behind a long introduction, if it is also called so', () => {
    const packed = Uint8Array.of(0x1f, 0x8b, 8, 0);
    expect(recognised(packed, 'svgz')).toBe(true);
    expect(recognised(packed)).toBe(false);
    const long = `<?xml version="1.0"?><!-- ${'x'.repeat(4096)}`;
    expect(recognised(long, 'svg')).toBe(true);
    expect(recognised(long)).toBe(false);
  });

  it.each(['', '<', '<svgs>', '<html><svg>', '<!-- <svg> -->', 'svg', '<?xml version="1.0"?><kml>'])(
    'and nothing else is: %s',
    (text) => {
      expect(recognised(text)).toBe(false);
    },
  );
});
