import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startEngineSite } from '../firefox/engine-site.ts';
import { timeouts } from '../timeouts.ts';
import { startMiniBrowser } from './minibrowser.ts';

/* The page's scripts do not run here, but WebDriver's scripts do. */

let site: Awaited<ReturnType<typeof startEngineSite>>;
let browser: Awaited<ReturnType<typeof startMiniBrowser>>;

before(async () => {
  site = await startEngineSite();
  browser = await startMiniBrowser({ settings: ['--enable-javascript=false'] });
});

after(async () => {
  await browser?.close();
  await site?.close();
});

const ask = <Answer>(expression: string) => browser.driver.executeScript<Answer>(`return ${expression}`);

test('the page says that converting needs JavaScript, and its drop zone invites nobody', async () => {
  await browser.open(`${site.address}/de`);
  assert.equal(await ask(`Object.keys(document).some((key) => key.startsWith('__reactContainer'))`), false);
  const note = `document.querySelector('#converter noscript')`;
  assert.match(await ask(`${note}.innerText`), /Zum Konvertieren braucht die Seite JavaScript/);
  assert.ok((await ask<number>(`${note}.getBoundingClientRect().height`)) > 0);
  const look = `(({ opacity, pointerEvents }) => [opacity, pointerEvents])(getComputedStyle(document.querySelector('#converter label')))`;
  assert.deepEqual(await ask(look), ['0.5', 'none']);
});

test('the language menu opens and leads', async () => {
  await browser.open(`${site.address}/en/png-to-webp`);
  await ask(`document.querySelector('header details:has([lang=es]) summary').click()`);
  assert.equal(await ask(`document.querySelector('header details:has([lang=es])').open`), true);
  await ask(`document.querySelector('header details a[lang=es]').click()`);
  await browser.driver.wait(
    () => ask(`location.pathname === '/es/png-a-webp'`),
    timeouts.expect.timeout,
    'Waited in vain for Spanish',
  );
  assert.equal(await ask(`document.querySelector('h1').innerText`), 'PNG a WebP');
});
