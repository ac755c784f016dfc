import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixture } from '@image-converter/corpus/fixtures';
import { tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { rowsOf } from '../apps/server/src/testing/rows.ts';
import { Visitor } from '../apps/server/src/testing/visitor.ts';
import { buildImage, type Image } from './build-image.ts';
import { exitCodeOf, makeReadOnly, makeWritable, printed, runInImage } from './run-image.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'image-converter-image-'));

let image: Image;
let server: ChildProcess;
let visitor: Visitor;
let settings: Record<string, string>;
let logged = '';

beforeAll(async () => {
  const finished = process.env.IMAGE_STAGES === 'all' ? {} : { site: builtSite() };
  image = buildImage({ repository, target: folder, finished });
  makeReadOnly(image);
  settings = { PORT: String(await freePort()), CONVERSION_CHILDREN: '1', METRICS_TOKEN: 'for-the-test' };
  server = runInImage(image, image.command, settings);
  server.stdout?.on('data', (text) => {
    logged += text;
  });
  // The sandbox is logged when the first decoding process is ready.
  await printed(server, /Image converter: http[\s\S]*decoder sandbox|decoder sandbox[\s\S]*Image converter: http/);
  visitor = new Visitor(`http://127.0.0.1:${settings.PORT}`);
});

afterAll(() => {
  server?.kill('SIGKILL');
  makeWritable(image);
  rmSync(folder, { recursive: true, force: true });
});

/** Unless all stages are requested, the stage "site" is the output of `npm run build` in the repository. */
function builtSite(): string {
  const root = join(folder, 'site');
  mkdirSync(root);
  symlinkSync(repository, join(root, 'app'));
  return root;
}

function filesOf(path: string): string[] {
  return readdirSync(join(image.folder, path), { recursive: true }).map(String);
}

async function convert(bytes: Uint8Array<ArrayBuffer>, changes: Record<string, unknown> = {}) {
  const answer = await visitor.convert(await visitor.uploaded(bytes, changes));
  expect(answer.status).toBe(200);
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { format, width, height };
}

describe('the image', () => {
  it('holds the sources without their tests, and what they need without development tools', () => {
    const sources = ['apps', 'packages'].flatMap(filesOf);
    expect(sources).toContain('server/src/main.ts');
    expect(sources.filter((file) => /\.(test|suite)\.ts$|(^|\/)testing(\/|$)/.test(file))).toEqual([]);
    const modules = readdirSync(join(image.folder, 'node_modules'));
    expect(modules).toContain('fastify');
    for (const tool of ['vitest', 'vite', 'typescript', 's3rver', 'lighthouse']) expect(modules).not.toContain(tool);
  });

  it('runs on the Node of the lockfile', async () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    const [version] = new Set(Object.values(optionalDependencies));
    const node = runInImage(image, ['node', '--version']);
    await printed(node, new RegExp(`^v${version}\n`));
  });

  it('cannot change itself, and writes to its data', async () => {
    const write = (file: string) =>
      exitCodeOf(runInImage(image, ['node', '-e', `fs.writeFileSync(${JSON.stringify(file)}, '')`]));
    expect(await write(join(image.folder, 'apps/server/src/main.ts'))).not.toBe(0);
    expect(await write(join(image.folder, 'new.ts'))).not.toBe(0);
    expect(await write(join(image.root, 'data/new'))).toBe(0);
  });

  it.runIf(process.platform === 'linux')('runs its server as a user who is not root', () => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    const [, ...ids] = status.match(/^Uid:\t(\d+)\t(\d+)\t(\d+)\t(\d+)$/m) ?? [];
    expect(ids).toHaveLength(4);
    expect(ids).not.toContain('0');
  });

  it('is healthy by its own check, which fails without a server', async () => {
    expect(await exitCodeOf(runInImage(image, image.healthCheck, settings))).toBe(0);
    expect(await exitCodeOf(runInImage(image, image.healthCheck, { PORT: String(await freePort()) }))).not.toBe(0);
    expect((await fetch(`${visitor.origin}/readyz`)).status).toBe(200);
  });
});

describe('native code that took over a decoding process of the image', () => {
  /** The intruder is not part of the image: it is copied next to it, and imports the image's own sandbox modules. */
  async function intrude(state: 'sealed' | 'open'): Promise<string> {
    const testing = join(folder, 'testing');
    cpSync(join(repository, 'apps/server/src/decoding/testing'), testing, { recursive: true });
    const sandbox = join(image.folder, 'apps/server/src/decoding/sandbox');
    const program = [
      'node',
      join(testing, 'attacked-api.ts'),
      sandbox,
      state,
      join(image.root, 'data'),
      settings.PORT ?? '',
    ];
    const running = runInImage(image, program, { SECRET: 'x' });
    let output = '';
    running.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    expect(await exitCodeOf(running)).toBe(0);
    return output;
  }

  it('gets nothing', async () => {
    expect(await intrude('sealed')).not.toContain('done');
  });

  it('gets the environment, the network and programs where there is no sandbox', async () => {
    const output = await intrude('open');
    for (const prize of ['read the environment of the API', 'connect to the API', 'start a program']) {
      expect(output).toContain(`"${prize}":"done"`);
    }
  });

  it('is told of at the start, and in the metrics', async () => {
    const headers = { authorization: 'Bearer for-the-test' };
    const metrics = await (await fetch(`${visitor.origin}/metrics`, { headers })).text();
    for (const layer of ['permissions', 'system_calls', 'closed_memory']) {
      expect(metrics).toContain(`decoding_sandbox{layer="${layer}"} 1`);
    }
    expect(logged).toContain('the decoder sandbox is complete');
  });
});

describe('its server', () => {
  it('shows the site', async () => {
    const page = await fetch(`${visitor.origin}/en`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/^<!DOCTYPE html>/i);
  });

  it('turns a TIFF into a JPG, logs it and keeps nothing of it', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366cc' } });
    const tiff = new Uint8Array(await picture.tiff({ compression: 'lzw' }).toBuffer());
    const size = await convert(tiff, { original_filename: 'blue.tif', source_format: 'tif' });
    expect(size).toEqual({ format: 'jpeg', width: 40, height: 30 });
    await expectLogged('tif');
  });

  it('turns a HEIC into a JPG, logs it and keeps nothing of it', async () => {
    const size = await convert(await fixture('tiles.heic'));
    expect(size).toEqual({ format: 'jpeg', ...tiledSize });
    await expectLogged('heic');
  });

  it('logs what a browser converted', async () => {
    expect((await visitor.log({ source_format: 'webp' })).status).toBe(201);
    expect(rows().conversions.at(-1)).toMatchObject({ source_format: 'webp', conversion_type: 'client' });
  });

  it('ends cleanly on SIGTERM', async () => {
    server.kill('SIGTERM');
    expect(await exitCodeOf(server)).toBe(0);
  });
});

function rows() {
  return rowsOf(join(image.root, 'data'));
}

async function expectLogged(format: string): Promise<void> {
  // The rows are written after the answer, in any order.
  await expect
    .poll(() => rows().conversions.at(-1))
    .toMatchObject({ source_format: format, target_format: 'jpg', conversion_type: 'server', success: 1 });
  await expect.poll(() => rows().jobs.at(-1)).toMatchObject({ status: 'completed', original_filename: '', stored: 0 });
  expect(readdirSync(join(image.root, 'data/temp-conversions/temp'))).toEqual([]);
}
