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
  if (!path) throw new Error('No Chromium found. "npm test" installs one.');
  return path;
}

/** Debian's Chromium without windows. Its wrapper in /usr/bin would survive the end of a test. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/** For tests: shows pages as Chromium does, in half of the processor time. Where it is missing, Chromium will do. */
export function headlessPath(): string {
  return existsSync(headlessShell) ? headlessShell : chromiumPath();
}

/** Only for Debian's own Chromium, whose version it has to have, and only if that can be done at once. */
export function installHeadlessShell(): void {
  if (existsSync(headlessShell) || chromiumPath() !== '/usr/bin/chromium' || !mayInstall()) return;
  const quick = ['Retries=0', 'http::Timeout=5', 'https::Timeout=5'].flatMap((option) => ['-o', `Acquire::${option}`]);
  const options = { env: unattended, timeout: 20_000 };
  spawnSync('apt-get', ['update', '-qq', ...quick], options);
  spawnSync('apt-get', ['install', '-y', '-qq', ...quick, 'chromium-headless-shell'], options);
}

/** Playwright's download if there is internet access, otherwise the distribution's package. */
export function installChromium(): void {
  if (installedChromium()) return;
  console.log('Installing Chromium …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000, shell: true });
  if (!installedChromium()) installPackages('chromium');
  chromiumPath();
}

const unattended = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Works on Debian and its derivatives, as root; elsewhere the packages have to be installed by hand. */
export function installPackages(...names: string[]): void {
  if (!mayInstall()) throw new Error(`Please install ${names.join(', ')} and try again.`);
  const options = { stdio: 'inherit', env: unattended } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...names], options);
}
