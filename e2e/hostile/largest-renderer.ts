import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Peak memory, in bytes, of any Chromium process that renders a page. */
export async function largestRenderer(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(0, ...renderers.map(({ id }) => peakOf(id)));
}

function peakOf(pid: number): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
