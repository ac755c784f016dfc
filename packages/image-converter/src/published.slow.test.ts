import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { fixture } from '@image-converter/corpus/fixtures';
import { chromiumArguments, headlessPath } from '@image-converter/tools/browser';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/* What would be published, packed and installed in an empty project. */

const source = join(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'empty-project-'));
const bin = join(project, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
const inProject = { cwd: project, env, shell: true };
const run = promisify(execFile);
const photos = ['plain.heic', 'plain.tiff', 'transparent.avif', 'plain.png'];

/** The examples of the README, in their order. */
const examples = [...readFileSync(join(source, 'README.md'), 'utf8').matchAll(/```(\w+)\n(.*?)```/gs)].map(
  ([, language = '', code = '']) => ({ language, code }),
);
const example = (language: string, having: string) => {
  const found = examples.find((one) => one.language === language && one.code.includes(having));
  if (!found) throw new Error(`The README has no example of ${having}`);
  return found.code;
};

let browser: Browser;

beforeAll(async () => {
  await run(process.execPath, ['build/main.ts'], { cwd: source });
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', project], { cwd: source });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packages = [`./${stdout.trim()}`, 'vite@8.3.5', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...packages], { ...inProject, shell: false });
  for (const name of photos) writeFileSync(join(project, name), await fixture(name));
  writeFileSync(join(project, 'photo.heic'), await fixture('plain.heic'));
  browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumArguments });
});
afterAll(async () => {
  await browser?.close();
  rmSync(project, { recursive: true });
});

describe('in Node', () => {
  test.each(photos)('%s becomes a WebP of its size', async (name) => {
    const script = `import { readFile } from 'node:fs/promises';
      import { convert } from '@image-converter/image-converter';
      const { outputs: [{ blob, width, height }] } = await convert(await readFile('${name}'), { target: 'webp' });
      console.log(JSON.stringify({ type: blob.type, width, height }));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: project });
    expect(JSON.parse(stdout)).toMatchObject({ type: 'image/webp', width: expect.any(Number) });
  });

  test('the example writes a JPG', async () => {
    writeFileSync(join(project, 'example.js'), example('js', 'writeFile'));
    await run(process.execPath, ['example.js'], { cwd: project });
    expect((await sharp(readFileSync(join(project, 'photo.jpg'))).metadata()).format).toBe('jpeg');
  });

  test('the example of a refusal prints the code', async () => {
    writeFileSync(join(project, 'refusal.js'), example('js', 'ConversionError'));
    expect((await run(process.execPath, ['refusal.js'], { cwd: project })).stdout).toBe('INCOMPLETE\n');
  });
});

describe('in a page', () => {
  test('without a bundler, from a copy of dist', async () => {
    const site = join(project, 'plain');
    mkdirSync(site);
    cpSync(join(project, 'node_modules/@image-converter/image-converter/dist'), join(site, 'dist'), {
      recursive: true,
    });
    writeFileSync(join(site, 'index.html'), example('html', 'dist/browser'));
    await expectConverting(site, 'image/jpeg');
  });

  test('built by Vite without configuration', async () => {
    const site = join(project, 'bundled');
    mkdirSync(site);
    writeFileSync(join(site, 'main.js'), example('js', 'querySelector'));
    writeFileSync(
      join(site, 'index.html'),
      '<!doctype html><input type="file"><img alt=""><script type="module" src="main.js"></script>',
    );
    await run('vite', ['build', 'bundled', '--base', './'], inProject);
    await expectConverting(join(site, 'dist'), 'image/webp');
  });
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src blob:";

/** The policy lets no script read a blob by its address. */
const rememberType = `const create = URL.createObjectURL;
URL.createObjectURL = (blob) => (globalThis.newestType = blob.type, create(blob));`;

/** Chooses each photo in the page, and waits for a picture of this type. */
async function expectConverting(folder: string, type: string): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const file = join(folder, url === '/' ? 'index.html' : url);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? '', 'content-security-policy': policy });
    response.end(readFileSync(file));
  }).listen(0);
  const page = await browser.newPage();
  try {
    await page.addInitScript(rememberType);
    await page.goto(`http://localhost:${(server.address() as { port: number }).port}/`);
    for (const name of photos) {
      await page.locator('input').setInputFiles(join(project, name));
      const shown = page.locator('img[src^="blob:"]');
      await shown.waitFor({ state: 'attached' });
      const width = await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
      expect([name, width > 0, await page.evaluate('newestType')]).toEqual([name, true, type]);
      await shown.evaluate((image) => image.removeAttribute('src'));
    }
  } finally {
    await page.close();
    server.close();
  }
}

describe('the command', () => {
  const command = (...args: string[]) => run('image-converter', args, inProject).catch((error) => error);

  test('of the example converts files and patterns, takes and gives pictures through pipes, and writes receipts', async () => {
    mkdirSync(join(project, 'scans'));
    for (const name of ['one.tif', 'two.tif']) writeFileSync(join(project, 'scans', name), await fixture('plain.tiff'));
    await run(example('sh', 'image-converter photo'), inProject);
    expect(readdirSync(join(project, 'small')).sort()).toEqual(['one.webp', 'photo.webp', 'two.webp']);
    const receipts = readFileSync(join(project, 'receipts.json'), 'utf8').trim().split('\n');
    expect(receipts.map((line) => JSON.parse(line)).map(({ sourceFormat }) => sourceFormat)).toEqual(['tiff', 'tiff']);
    expect((await sharp(readFileSync(join(project, 'photo.jpg'))).metadata()).format).toBe('jpeg');
  });

  test('keeps dates, and replaces nothing unless told', async () => {
    const file = join(project, 'plain.png');
    utimesSync(file, 1_000_000, 1_000_000);
    expect(await command('plain.png', '--to', 'bmp')).toMatchObject({ stderr: '' });
    expect(statSync(join(project, 'plain.bmp')).mtimeMs).toBe(1_000_000_000);
    expect(await command('plain.png', '--to', 'bmp')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('plain.png: The result exists'),
    });
    expect(await command('plain.png', '--to', 'bmp', '--overwrite')).toMatchObject({ stderr: '' });
  });

  test('refuses files by name, and converts the others', async () => {
    const whole = await fixture('plain.jpg');
    writeFileSync(join(project, 'half.jpg'), whole.subarray(0, whole.length - 40));
    const refused = await command('half.jpg', 'missing.jpg', 'plain.tiff', '--to', 'gif', '--out', 'others');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toMatch(/^half\.jpg: .*INCOMPLETE/m);
    expect(refused.stderr).toMatch(/^missing\.jpg: .*NO_SUCH_FILE/m);
    expect(readdirSync(join(project, 'others'))).toEqual(['plain.gif']);
    expect(await command('plain.png')).toMatchObject({ code: 2, stderr: expect.stringContaining('--to needs one of') });
  });

  test('leaves no half file when interrupted', async () => {
    const args = [...photos, '--to', 'avif', '--enlarge', '--width', '4000', '--out', 'halves'];
    const program = spawn(join(bin, 'image-converter'), args, { cwd: project, env });
    const ended = once(program, 'exit');
    await expect.poll(() => statSync(join(project, 'halves'), { throwIfNoEntry: false })).toBeTruthy();
    program.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    for (const name of readdirSync(join(project, 'halves'))) {
      expect((await sharp(readFileSync(join(project, 'halves', name))).metadata()).format).toBe('heif');
    }
  });
});
