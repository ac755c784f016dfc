import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { convertInPage, type InPageRequest, type Summary } from '../firefox/engine-site.ts';
import { timeouts } from '../timeouts.ts';

interface BrowserOptions {
  /** Download folder. */
  home?: string;
  /** Command-line switches, e.g. --dark-mode. */
  settings?: readonly string[];
}

/** WebKitGTK's own small browser, driven by WebKitWebDriver. It needs a display, e.g. that of xvfb-run. */
export async function startMiniBrowser({ home = homedir(), settings = [] }: BrowserOptions = {}) {
  const options = { binary: await binary(), args: ['--automation', ...settings] };
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home },
  });
  const gone = once(service, 'exit');
  const stop = async () => {
    service.kill();
    await gone;
  };
  try {
    await Promise.race([answers(port), gone.then(() => Promise.reject(new Error('WebKitWebDriver ended')))]);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
      .build();
    await driver.manage().setTimeouts({ script: timeouts.timeout });
    return {
      driver,
      open: (address: string) => driver.get(address),
      run: (request: InPageRequest) => runInPage(driver, request),
      close: () => driver.quit().finally(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function runInPage(driver: WebDriver, request: InPageRequest): Promise<Summary> {
  return driver.executeAsyncScript<Summary>(
    `const [request, done] = arguments; (${convertInPage})(request).then(done);`,
    request,
  );
}

/** Debian installs it in a folder named after architecture and version. */
async function binary(): Promise<string> {
  for await (const path of glob('/usr/lib/*/webkit*gtk-4.*/MiniBrowser')) return path;
  throw new Error('MiniBrowser is missing');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** WebKitWebDriver does not report when it is ready. */
async function answers(port: number): Promise<void> {
  const end = Date.now() + timeouts.expect.timeout;
  while (Date.now() < end) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}
