import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

/** Chromium refuses to run as root in its sandbox; the other arguments keep it from phoning home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own Chromium, otherwise the system's. */
export function findChromium(): string | undefined {
  return findProgram(chromium.executablePath(), 'chromium', 'chromium-browser', 'google-chrome');
}

/** If there is none, launching it fails with Playwright's advice; merely loading a configuration does not. */
export function chromiumPath(): string {
  return findChromium() ?? chromium.executablePath();
}

/** Renders pages as Chromium does in half the processor time. Debian's wrapper for it would outlive the tests. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

export function headlessPath(): string {
  return findProgram('chromium-headless-shell') ? headlessShell : chromiumPath();
}
