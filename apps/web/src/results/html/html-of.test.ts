// @vitest-environment happy-dom
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import en from '../../texts/en/parts/html.ts';
import { remarkOn } from './HtmlNote.tsx';
import { htmlOf } from './html-of.ts';

const webp: ConversionOptions = { ...targetDefaults('webp'), widths: '480,960' };
const file = (name: string, width: number, height: number) => ({ name, width, height });

describe('the HTML of several widths', () => {
  it('lists every file with its width, and has the size of the largest', () => {
    const files = [file('a-960w.webp', 960, 640), file('a-480w.webp', 480, 320)];
    expect(htmlOf({ files, options: webp })).toBe(
      `<picture>
  <source type="image/webp" srcset="a-480w.webp 480w, a-960w.webp 960w" sizes="100vw">
  <img src="a-960w.webp" width="960" height="640" alt="">
</picture>`,
    );
  });

  it('is one picture for each page', () => {
    const files = [file('a-1-960w.webp', 960, 9), file('a-1-480w.webp', 480, 5), file('a-2-960w.webp', 960, 9)];
    expect(htmlOf({ files, options: webp }).match(/<img src="[^"]*"/g)).toEqual([
      '<img src="a-1-960w.webp"',
      '<img src="a-2-960w.webp"',
    ]);
  });

  it.each(['two words, and "more" <b>&amp;.webp', 'größe #1 100%?.webp', "it's (1).webp", '\ud800.webp'])(
    'leads to the file, whatever its name is: %s',
    (name) => {
      const place = document.createElement('div');
      place.innerHTML = htmlOf({ files: [file(name, 9, 5)], options: webp });
      const decoded = (address: string | null | undefined) => decodeURIComponent(address ?? '');
      expect(decoded(place.querySelector('img')?.getAttribute('src'))).toBe(name.toWellFormed());
      const [address, width, ...rest] = place.querySelector('source')?.getAttribute('srcset')?.split(/[ ,]/) ?? [];
      expect([decoded(address), width, ...rest]).toEqual([name.toWellFormed(), '9w']);
      expect(place.querySelectorAll('*')).toHaveLength(3);
    },
  );
});

it('the icons of a website are three lines of its head', () => {
  const options = { ...targetDefaults('ico'), favicons: true };
  expect(htmlOf({ files: [], options })).toBe(
    `<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`,
  );
});

describe('what a visitor would not expect is said', () => {
  const remark = (
    options: ConversionOptions,
    size: { width: number; height: number },
    source?: { width: number; height: number },
    format: 'png' | 'svg' = 'png',
  ) => {
    const report = { encoder: 'native' as const, ...(source && { sourceSize: source }) };
    const first = { blob: new Blob(), url: () => '', name: '', ...size, report };
    return remarkOn({ format }, { files: [first], options }, en);
  };
  const icons: ConversionOptions = { ...targetDefaults('ico'), favicons: true };
  const tab = { width: 48, height: 48 };

  it('if the picture is narrower than a width', () => {
    expect(remark(webp, { width: 700, height: 5 })).toBe('The picture is 700\u00a0px wide and was not enlarged.');
    expect(remark(webp, { width: 960, height: 5 }, { width: 4000, height: 20 })).toBeUndefined();
  });

  it('if icons are larger than the part of the picture that they show', () => {
    const large = { width: 2000, height: 600 };
    expect(remark(icons, tab, large)).toBeUndefined();
    expect(remark({ ...icons, crop: { left: 0, top: 0, width: 0.25, height: 0.5 } }, tab, large)).toContain(
      'only 500\u00a0×\u00a0300\u00a0px',
    );
    expect(remark(icons, tab)).toContain('only 48\u00a0×\u00a048\u00a0px');
  });

  it('but not of a drawing, which is sharp at any size', () => {
    expect(remark(icons, tab, { width: 24, height: 24 }, 'svg')).toBeUndefined();
  });
});
