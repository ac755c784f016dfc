import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findChromium } from './browser.ts';
import { findProgram } from './find-program.ts';

/** Installs missing programs that tests need: `node tools/install.ts chromium` or `… all`. */

interface Program {
  readonly isInstalled: () => boolean;
  /** Debian package names. */
  readonly packages: readonly string[];
}

const programs: Readonly<Record<string, Program>> = {
  chromium: {
    isInstalled: () => findChromium() !== undefined,
    packages: ['chromium', 'chromium-headless-shell'],
  },
  firefox: { isInstalled: () => has('firefox-esr'), packages: ['firefox-esr'] },
  webkit: { isInstalled: () => has('WebKitWebDriver') && has('xvfb-run'), packages: ['webkit2gtk-driver', 'xvfb'] },
  postgresql: {
    isInstalled: () => has('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
    packages: ['postgresql'],
  },
  nginx: { isInstalled: () => has('nginx') || has('/usr/sbin/nginx'), packages: ['nginx-light'] },
  jpegtran: { isInstalled: () => has('jpegtran'), packages: ['libjpeg-turbo-progs'] },
  curl: { isInstalled: () => has('curl'), packages: ['curl'] },
  'python3 with requests': { isInstalled: hasRequests, packages: ['python3', 'python3-requests'] },
  exiftool: { isInstalled: () => has('exiftool'), packages: ['libimage-exiftool-perl'] },
};

function has(program: string): boolean {
  return findProgram(program) !== undefined;
}

function hasRequests(): boolean {
  return spawnSync('python3', ['-c', 'import requests']).status === 0;
}

const isRoot = process.getuid?.() === 0;

/** Needs internet access. A machine without a desktop also lacks libraries, which only root can install. */
function downloadChromium(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  const playwright = (command: string) =>
    spawnSync(process.execPath, [cli, command, 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (playwright('install').status === 0 && isRoot) playwright('install-deps');
}

function installPackages(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function install(name: string, { isInstalled, packages }: Program): void {
  if (isInstalled()) return;
  console.log(`Installing ${name} …`);
  if (name === 'chromium') downloadChromium();
  if (!isInstalled() && isRoot && has('apt-get')) installPackages(packages);
  if (isInstalled()) return;
  console.error(
    `The tests need ${name}. Please install it (on Debian as root: apt-get install ${packages.join(' ')}).`,
  );
  process.exit(1);
}

const [wanted = 'all'] = process.argv.slice(2);
for (const [name, program] of Object.entries(programs)) if (wanted === 'all' || wanted === name) install(name, program);
