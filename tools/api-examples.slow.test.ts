import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixture } from '@image-converter/corpus/fixtures';
import { apiKey } from '@image-converter/server/testing/program';
import { startServer, type TestServer } from '@image-converter/server/testing/server';
import { exampleOrigin, examples } from '@image-converter/web/pages/api-examples';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'api-examples-'));

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ API_KEYS: apiKey, CONVERSION_CHILDREN: '1' });
  writeFileSync(join(folder, 'photo.heic'), await fixture('tiles.heic'));
});
beforeEach(() => rmSync(join(folder, 'photo.webp'), { force: true }));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The program and the file that it runs. */
const programs: Record<keyof typeof examples, [program: string, file: string]> = {
  curl: ['sh', 'example.sh'],
  JavaScript: [process.execPath, 'example.mjs'],
  Python: ['python3', 'example.py'],
};
const names = Object.keys(examples) as (keyof typeof examples)[];

async function runExample(name: keyof typeof examples, key = apiKey) {
  const [program, file] = programs[name];
  writeFileSync(join(folder, file), examples[name].replace(exampleOrigin, server.visitor.origin));
  await run(program, [file], { cwd: folder, env: { ...process.env, API_KEY: key } });
}

it.each(names)('the example for %s on the page about the API converts a HEIC', async (name) => {
  await runExample(name);
  expect(await sharp(join(folder, 'photo.webp')).metadata()).toMatchObject({ format: 'webp' });
});

it.each(names)('the example for %s fails if the key is wrong', async (name) => {
  await expect(runExample(name, 'wrong')).rejects.toThrow();
});
