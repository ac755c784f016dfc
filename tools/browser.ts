import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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

function installedChromium(): string | undefined {
  return [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  );
}

/** The Chromium to use: Playwright's own, otherwise the system's. */
export function chromiumPath(): string {
  const path = installedChromium();
  if (!path) throw new Error('No Chromium found. "npm run test:e2e" installs one.');
  return path;
}

/** Playwright's download if there is internet access, otherwise the distribution's package. */
export function installChromium(): void {
  if (installedChromium()) return;
  console.log('Installing Chromium …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000, shell: true });
  if (!installedChromium()) installPackages('chromium');
  chromiumPath();
}

/** Works on Debian and its derivatives, as root; elsewhere the packages have to be installed by hand. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Please install ${names.join(', ')} and try again.`);
  }
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...names], options);
}
