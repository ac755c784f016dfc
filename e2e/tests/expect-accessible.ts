import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The axe rules that look at colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks all rules in light mode and only the colour rules in dark mode, which changes nothing but the colours of the
 * same document.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Legacy mode needs no extra empty page for each run, but does not look into frames.
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

/** Saves axe from describing everything that passed. */
function violationsOnly() {
  return { resultTypes: ['violations' as const] };
}
