import { expect } from '@playwright/test';
import { drop, zone } from './converter-page.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

test('files can be dropped anywhere, and the zone says so while they are dragged', {
  tag: ['@core', '@firefox', '@promise:drop-and-paste'],
}, async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'x.png'));
    return data;
  });
  await page.dispatchEvent('footer', 'dragenter', { dataTransfer: transfer });
  await expect(zone(page)).toContainText('Release to add the files');
  await page.dispatchEvent('footer', 'dragleave', { dataTransfer: transfer });
  await expect(zone(page)).toContainText('Drop PNG files here');
  await drop(page, [await picture('dropped.png')]);
  await expect(page.locator('[data-status]')).toContainText('dropped.png');
});

test('a picture can be pasted', { tag: ['@core', '@promise:drop-and-paste'] }, async ({ warmPage: page }) => {
  await visit(page, '/en');
  const { buffer } = await picture('a.png');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, buffer.toString('base64'));
  await expect(page.locator('[data-status]')).toContainText('pasted.png');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('one taps: nothing is said of dropping or clicking', async ({ page }) => {
    for (const [path, button] of [
      ['/en', 'Choose a picture'],
      ['/en/jpg-to-png', 'Choose JPG files'],
    ] as const) {
      await visit(page, path);
      await expect(zone(page).getByText(button)).toBeVisible();
      await expect(
        zone(page)
          .getByText(/drop|click/i)
          .filter({ visible: true }),
      ).toHaveCount(0);
    }
  });
});
