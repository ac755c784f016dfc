import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { textOfSvg } from './text.ts';

const read = (bytes: Uint8Array) => textOfSvg(new Blob([Uint8Array.from(bytes)]));
const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }) => code);

describe('the text of an SVG', () => {
  it('is read in the encoding that it has', async () => {
    expect(await read(Buffer.from('<svg>ä</svg>'))).toBe('<svg>ä</svg>');
    expect(await read(Buffer.from('\ufeff<svg>ä</svg>', 'utf16le'))).toBe('<svg>ä</svg>');
    expect(await read(Buffer.from('<svg>ä</svg>', 'utf16le'))).toBe('<svg>ä</svg>');
    expect(await read(Buffer.from('\ufeff<svg>ä</svg>', 'utf16le').swap16())).toBe('<svg>ä</svg>');
    const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><svg>ä</svg>';
    expect(await read(Buffer.from(latin, 'latin1'))).toBe(latin);
  });

  it('is unpacked', async () => {
    expect(await read(gzipSync('<svg/>'))).toBe('<svg/>');
  });

  it('is refused if it is damaged, in no known encoding, or far too long', async () => {
    expect(await codeOf(read(gzipSync('<svg/>').subarray(0, 12)))).toBe('CORRUPT');
    expect(await codeOf(read(Buffer.from('<?xml version="1.0" encoding="klingon"?><svg/>')))).toBe('CORRUPT');
    expect(await codeOf(read(gzipSync(Buffer.alloc(129 * 2 ** 20), { level: 1 })))).toBe('TOO_LARGE');
  });
});
