import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { colourRules } from './colour-rules.ts';

/** Checks all rules in light mode and only the colour rules in dark mode, which changes nothing but colours. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectByEveryRule(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectByColourRules(page, part);
  await page.emulateMedia({ colorScheme: null });
}

export async function expectByEveryRule(page: Page, part = 'html'): Promise<void> {
  await expectNothing(await examination(page, part));
}

export async function expectByColourRules(page: Page, part = 'html'): Promise<void> {
  await expectNothing((await examination(page, part)).withRules(colourRules));
}

async function examination(page: Page, part: string): Promise<AxeBuilder> {
  // Legacy mode does not need an extra empty page for each run, but does not check frames.
  expect(page.frames()).toHaveLength(1);
  await page.evaluate(untilColoursRest);
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void axe' } : { page });
  // Saves axe the time to describe everything that passed.
  return builder
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part);
}

/** Runs in the page. Buttons change their colour slowly, also when the scheme is switched. */
async function untilColoursRest(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

async function expectNothing(examined: AxeBuilder): Promise<void> {
  const { violations } = await examined.analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
}
