import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startEngineSite } from '../firefox/engine-site.ts';
import { picture } from '../tests/picture.ts';
import { startVisitor, type Visitor } from './visitor.ts';

let site: Awaited<ReturnType<typeof startEngineSite>>;
let visitor: Visitor;

before(async () => {
  site = await startEngineSite();
  // Without the browser's toolbars, which would keep its window wider than a phone.
  visitor = await startVisitor('--full-screen');
});

after(async () => {
  await visitor?.close();
  await site?.close();
});

const visit = (path: string) => visitor.visit(site.address + path);
const untilHeading = (heading: string) =>
  visitor.until(`it says ${heading}`, async () => (await visitor.text('h1')) === heading);

async function resize(width: number, height: number): Promise<void> {
  await visitor.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  await visitor.until(`the window is ${width} wide`, () => visitor.ask(`innerWidth === ${width}`));
}

test('the language is switched without reloading, and back and forward switch it again', async () => {
  await visit('/en/jpg-to-webp?a=1');
  await visitor.driver.executeScript(`document.documentElement.dataset.mark = ''`);
  for (const [language, path, heading] of [
    ['de', '/de/jpg-zu-webp', 'JPG zu WebP'],
    ['es', '/es/jpg-a-webp', 'JPG a WebP'],
    ['pt', '/pt/jpg-para-webp', 'JPG para WebP'],
  ]) {
    await visitor.clickOn(`header details a[lang=${language}]`);
    await untilHeading(heading ?? '');
    assert.equal(
      await visitor.ask('location.pathname + location.search + document.documentElement.lang'),
      `${path}?a=1${language}`,
    );
  }
  await visitor.driver.executeScript('history.back()');
  await untilHeading('JPG a WebP');
  await visitor.driver.executeScript('history.forward()');
  await untilHeading('JPG para WebP');
  assert.equal(await visitor.count('html[data-mark]'), 1);
});

test('by keyboard one reaches the content, picks, converts and downloads', async () => {
  await resize(1440, 900);
  await visit('/en/png-to-webp');
  await visitor.type('tab');
  assert.equal(await visitor.ask('document.activeElement.innerText'), 'Skip to content');
  await visitor.type('enter');
  await visitor.until('the content has the focus', () => visitor.ask(`document.activeElement.matches('main')`));
  await visitor.tabTo(`it.matches('#converter input[type=file]')`);
  await visitor.choose({ 'a.png': (await picture('a.png')).buffer });
  await visitor.untilRows('waiting', 1);
  await visitor.until('the main button has the focus', () =>
    visitor.ask(`document.activeElement.innerText.trim() === 'Convert all'`),
  );
  await visitor.type('enter');
  await visitor.untilRows('done', 1);
  await visitor.tabTo(`it.matches('[data-status=done] a[download]')`);
  const { name } = await visitor.downloaded(() => visitor.type('enter'));
  assert.equal(name, 'a.webp');
});

// Not 320: the browser's window cannot be made that narrow.
for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`layout: long names fit and what comes next is in sight, ${width} pixels wide`, async () => {
    await resize(width, height);
    await visit('/de/jpg-zu-webp');
    const { buffer } = await picture('x.jpg');
    const names = ['IMG-20240512-WA0001_WhatsApp_Image_2024-05-12_at_18.23.45', 'x'.repeat(200), 'a', 'b', 'c'];
    await visitor.choose(Object.fromEntries(names.map((name) => [`${name}.jpg`, buffer])));
    await visitor.untilRows('waiting', 5);
    await expectInSight('Alle konvertieren');
    await visitor.press('Alle konvertieren');
    await visitor.untilRows('done', 5);
    await expectInSight('Alle herunterladen');
  });
}

async function expectInSight(label: string): Promise<void> {
  const primary = `document.querySelector('#converter button.button')`;
  assert.equal(await visitor.ask(`${primary}.innerText.trim()`), label);
  await visitor.until(`"${label}" is in sight`, () =>
    visitor.ask(`(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(${primary}.getBoundingClientRect())`),
  );
  assert.deepEqual(
    await visitor.ask(`[...document.querySelectorAll('#converter :is(button, a, label)')].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    }).map((one) => one.innerText)`),
    [],
  );
  assert.equal(await visitor.ask('document.documentElement.scrollWidth <= innerWidth'), true);
}
