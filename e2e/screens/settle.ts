import { chromiumArguments, headlessPath } from '@image-converter/tools/browser';
import type { Page } from '@playwright/test';

/** Makes pages look the same on every machine and at every time. */

/** For `test.use`, at the top of a file. */
export const steady = {
  locale: 'de-DE',
  // For the bundled face.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' as const },
  // Otherwise the system's settings decide how wide letters are, and with them where lines end.
  launchOptions: { executablePath: headlessPath(), args: [...chromiumArguments, '--font-render-hinting=none'] },
};

/** Waits until nothing more changes in the page, and makes measured times the same. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { nodeValue } = text;
      const steady = nodeValue?.replaceAll(/\d+([.,]\d+)?(?=\s(?:s|ms|Sekunden|seconds)\b)/g, '0,4');
      if (steady !== undefined && steady !== nodeValue) text.nodeValue = steady;
    }
    await document.fonts.ready;
    // Those that are not in sight may not be loaded, and would never be decoded.
    const images = [...document.images].filter(({ complete }) => complete);
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
