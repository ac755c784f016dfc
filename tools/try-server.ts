import { fixture } from '@image-converter/corpus/fixtures';
import { smallTiff, tiff } from '@image-converter/server/testing/pictures';
import { Visitor } from '@image-converter/server/testing/visitor';

/** Checks a running server from outside: `node tools/try-server.ts http://localhost:8080`. */

const [origin = 'http://localhost:8080'] = process.argv.slice(2);
const visitor = new Visitor(origin);

const page = await fetch(`${origin}/en`);
if (!(await page.text()).toLowerCase().startsWith('<!doctype html>')) throw new Error(`/en: HTTP ${page.status}`);

async function tryOne(name: string, bytes: Uint8Array<ArrayBuffer>, facts: Record<string, unknown> = {}) {
  const answer = await visitor.convert(await visitor.uploaded(bytes, facts));
  const type = answer.headers.get('content-type');
  if (type !== 'image/jpeg') throw new Error(`${name}: HTTP ${answer.status}, ${type}`);
  console.log(`✓ ${name}: a JPG of ${(await answer.arrayBuffer()).byteLength} bytes`);
}

await tryOne('TIFF', smallTiff, tiff);
await tryOne('HEIC', await fixture('tiles.heic'));
