import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { TestFile } from '../tests/files.ts';

export async function drawn(name: `${string}.${'png' | 'jpg'}`, size = { width: 60, height: 40 }): Promise<TestFile> {
  const format = name.endsWith('.jpg') ? 'jpeg' : 'png';
  const image = sharp({ create: { ...size, channels: 4, background: { r: 200, g: 40, b: 90, alpha: 0.5 } } });
  return { name, mimeType: `image/${format}`, buffer: await image.toFormat(format).toBuffer() };
}

/** A drop anywhere on the page, as the browser tells of it. */
export async function drop(page: Page, files: readonly TestFile[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  await page.dispatchEvent('footer', 'dragenter', { dataTransfer });
  await page.dispatchEvent('footer', 'drop', { dataTransfer });
}
