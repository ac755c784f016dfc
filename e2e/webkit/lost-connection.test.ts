import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startEngineSite } from '../firefox/engine-site.ts';
import { startMiniBrowser } from './minibrowser.ts';

/* WebKit remembers a failed import() as long as the page lives: another try has to work all the same. */

const waitMilliseconds = 30_000;

let site: Awaited<ReturnType<typeof startEngineSite>>;
let browser: Awaited<ReturnType<typeof startMiniBrowser>>;

before(async () => {
  site = await startEngineSite();
  browser = await startMiniBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

const ask = <Answer>(script: string) => browser.driver.executeScript<Answer>(script);
const until = (condition: string) =>
  browser.driver.wait(() => ask<boolean>(`return ${condition}`), waitMilliseconds, `In vain waited until ${condition}`);
const click = (element: string) => ask<void>(`${element}.click()`);

test('a language that could not be loaded comes with the next try', async () => {
  await browser.open(`${site.address}/en/png-to-webp`);
  await until(`Object.keys(document).some((key) => key.startsWith('__reactContainer'))`);
  const button = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')`;
  site.connection.lost = true;
  await click(`document.querySelector('footer a[lang=de]')`);
  await until(`${button} !== undefined`);
  assert.equal(await ask(`return location.pathname`), '/en/png-to-webp');
  site.connection.lost = false;
  await click(button);
  await until(`document.querySelector('h1').textContent === 'PNG zu WebP'`);
  assert.equal(await ask(`return location.pathname`), '/de/png-zu-webp');
});
