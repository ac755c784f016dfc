import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { startEngineSite } from '../firefox/engine-site.ts';
import { colourRules } from '../tests/colour-rules.ts';
import { half, picture } from '../tests/picture.ts';
import { startVisitor, type Visitor } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/*
 * Chromium's suite checks every rule on these documents, page by page. Only colours can differ between engines, and all
 * pages get theirs from the same few variables, which these two states show.
 */

let site: Awaited<ReturnType<typeof startEngineSite>>;

before(async () => {
  site = await startEngineSite();
});

after(() => site?.close());

async function expectAccessible({ driver, until, ask }: Visitor): Promise<void> {
  // A button that is changing its colour has too little contrast for a moment.
  await until('nothing moves', () => ask(`document.getAnimations().every(({ playState }) => playState !== 'running')`));
  await driver.executeScript(`${axe}; window.axe = axe;`);
  const violations = await driver.executeAsyncScript<string[]>(`
    const done = arguments[0];
    axe.run({ resultTypes: ['violations'], runOnly: ${JSON.stringify(colourRules)} }).then(
      ({ violations }) => done(violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ target }) => target))),
      (error) => done([String(error)]),
    );
  `);
  assert.deepEqual(violations, []);
}

for (const [colours, settings] of [
  ['light', []],
  ['dark', ['--dark-mode']],
] as const) {
  test(`axe finds nothing at home and where files have ended, ${colours}`, async (context) => {
    const visitor = await startVisitor(...settings);
    context.after(visitor.close);
    await visitor.visit(`${site.address}/de`);
    assert.equal(await visitor.ask(`matchMedia('(prefers-color-scheme: dark)').matches`), colours === 'dark');
    await expectAccessible(visitor);
    await visitor.visit(`${site.address}/en/png-to-webp`);
    await visitor.choose({ 'a.png': (await picture('a.png')).buffer, 'half.png': (await half('half.png')).buffer });
    await visitor.untilRows('waiting', 2);
    await visitor.press('Convert all');
    await visitor.untilRows('done', 1);
    await visitor.untilRows('failed', 1);
    await expectAccessible(visitor);
  });
}
