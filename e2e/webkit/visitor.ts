import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { By } from 'selenium-webdriver';
import { timeouts } from '../timeouts.ts';
import { startMiniBrowser } from './minibrowser.ts';

export type Visitor = Awaited<ReturnType<typeof startVisitor>>;

type Status = 'waiting' | 'converting' | 'done' | 'failed';

const keys = { tab: '\uE004', enter: '\uE007' };

/** A browser with its own home folder, and a visitor's actions in it. */
export async function startVisitor(...settings: readonly string[]) {
  const home = await mkdtemp(join(tmpdir(), 'visitor-'));
  const { driver, close } = await startMiniBrowser({ home, settings });

  const ask = <Answer>(expression: string) => driver.executeScript<Answer>(`return ${expression}`);
  const text = (selector: string) =>
    ask<string>(`document.querySelector(${JSON.stringify(selector)})?.innerText.trim() ?? ''`);
  const texts = (selector: string) =>
    ask<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.innerText.trim())`);
  const count = (selector: string) => ask<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  const path = () => ask<string>('location.pathname');

  async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + timeouts.expect.timeout;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`Waited in vain until ${what}; the page says: ${await text('body')}`);
      await pause(50);
    }
  }

  /** Opens a page and waits until it is hydrated. */
  async function visit(address: string): Promise<void> {
    await driver.get(address);
    await until('the page is alive', () =>
      ask(`Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactProps'))`),
    );
  }

  async function choose(files: Record<string, Uint8Array>): Promise<void> {
    const folder = await mkdtemp(join(home, 'chosen-'));
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const input = await driver.findElement(By.css('input[type=file]'));
    await input.sendKeys(
      Object.keys(files)
        .map((name) => join(folder, name))
        .join('\n'),
    );
  }

  /**
   * Waits until the page has loaded these scripts, from the network or from its cache. One that is named twice has texts
   * of its own with the same name.
   */
  const untilLoaded = (...scripts: readonly string[]) =>
    until(`${scripts} are loaded`, async () => {
      const entries = await ask<string[]>(`performance
        .getEntriesByType('resource')
        .filter(({ responseEnd }) => responseEnd > 0)
        .map(({ name }) => name)`);
      const loaded = [...new Set(entries)];
      const countOf = (script: string) => loaded.filter((url) => url.includes(`/assets/${script}-`)).length;
      return scripts.every((script) => countOf(script) >= scripts.filter((one) => one === script).length);
    });

  const untilRows = (status: Status, number: number) =>
    until(`${number} rows are ${status}`, async () => (await count(`[data-status=${status}]`)) === number);

  /** WebDriver's clicks miss elements that are still moving; a click by script does not. */
  async function click(element: string): Promise<void> {
    await until(`there is ${element}`, () => ask(`Boolean(${element})`));
    await driver.executeScript(`${element}.click()`);
  }
  const clickOn = (selector: string) => click(`document.querySelector(${JSON.stringify(selector)})`);
  const press = (label: string) =>
    click(`[...document.querySelectorAll('button')].find((one) => one.innerText.trim() === ${JSON.stringify(label)})`);

  /** The file that this click saves in the home folder. */
  async function downloaded(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const before = await readdir(home);
    const added = async () => (await readdir(home)).filter((name) => !before.includes(name));
    await act();
    await until('one file is saved', async () => {
      const [name, ...more] = await added();
      return name !== undefined && more.length === 0 && (await readFile(join(home, name))).length > 0;
    });
    const [name = ''] = await added();
    return { name, bytes: await readFile(join(home, name)) };
  }

  const type = (key: keyof typeof keys) => driver.actions().sendKeys(keys[key]).perform();
  /** Presses Tab until the condition holds for `document.activeElement`, which it refers to as `it`. */
  async function tabTo(condition: string): Promise<void> {
    for (let stop = 0; stop < 40; stop += 1) {
      await type('tab');
      if (await ask<boolean>(`((it) => ${condition})(document.activeElement)`)) return;
    }
    throw new Error(`No stop where ${condition}`);
  }

  return {
    driver,
    ask,
    text,
    texts,
    count,
    path,
    until,
    visit,
    choose,
    untilLoaded,
    untilRows,
    click,
    clickOn,
    press,
    downloaded,
    type,
    tabTo,
    async close() {
      await close();
      await rm(home, { recursive: true });
    },
  };
}
