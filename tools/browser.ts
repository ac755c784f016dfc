import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

/** Chromium's sandbox does not work as root; the other arguments keep it from phoning home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own Chromium, or else the system's. */
export function findChromium(): string | undefined {
  return findProgram(chromium.executablePath(), 'chromium', 'chromium-browser', 'google-chrome');
}

/** If there is none, launching it fails with Playwright's advice, but merely loading a config file does not fail. */
export function chromiumPath(): string {
  return findChromium() ?? chromium.executablePath();
}

/**
 * Renders like Chromium with half the processor time. Called directly, because Debian's wrapper script would outlive
 * the tests.
 */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

export function headlessPath(): string {
  return findProgram('chromium-headless-shell') ? headlessShell : chromiumPath();
}
