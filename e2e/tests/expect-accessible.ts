import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that look at colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Everything in the light; in the dark, which changes colours and nothing else of the same document, the rules of
 * colours alone.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // The legacy mode does without an empty page for each run, but does not look into frames.
  expect(page.frames()).toHaveLength(1);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).setLegacyMode().options(violationsOnly()).include(part).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The first run has left axe in the page.
  const dark = await new AxeBuilder({ page, axeSource: 'void axe' })
    .setLegacyMode()
    .options(violationsOnly())
    .withRules(colourRules)
    .include(part)
    .analyze();
  await page.emulateMedia({ colorScheme: null });
  const violations = [...light.violations, ...dark.violations];
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
}

/** Spares axe the description of all that is well. */
function violationsOnly() {
  return { resultTypes: ['violations' as const] };
}
