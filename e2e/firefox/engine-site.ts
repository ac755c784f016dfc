import { corpusBytes } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { wideFile } from '@image-converter/corpus/fixtures/wide';
import { collection } from '@image-converter/corpus/true-files';
import type { Target } from '@image-converter/formats/formats';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { createSite } from '@image-converter/server/app';
import { built, engine } from '../built.ts';
import { animation } from './animations.ts';
import { documentBytes } from './document-files.ts';
import { transparentFile } from './transparent-files.ts';

/** In bytes; enough for the PNG of a 200-megapixel photo. */
const largestResult = 2 ** 30;

const bytesOf = {
  corpus: corpusBytes,
  fixtures: fixture,
  faults: collection('faults').bytes,
  'faults-2': collection('faults-2').bytes,
  formats: collection('formats').bytes,
  animations: animation,
  documents: documentBytes,
  transparent: transparentFile,
  wide: wideFile,
};

export interface ConversionRequest {
  file: string;
  /** Real pictures, or drawn fixtures and animations. */
  of: keyof typeof bytesOf;
  target: Target;
  /** With a canvas area of one pixel, WebAssembly does the encoding. */
  limits?: { canvasArea?: number };
  options?: Partial<ConversionOptions>;
}

export interface InPageRequest extends Omit<ConversionRequest, 'options'> {
  engine: string;
  options: ConversionOptions;
  source: string;
  result: string;
}

export type Summary =
  | {
      ok: true;
      type: string;
      width: number;
      height: number;
      sourceFormat: string;
      pagesOrFrames: number;
      /** One per output; only the first output is examined. */
      sizes: readonly string[];
    }
  | { ok: false; code: string; obstacle: string; detail: string };

export type Answer = Summary & { bytes: Buffer };
export type Converted = Extract<Answer, { ok: true }>;

/** Runs convertInPage in the page. */
type RunInPage = (request: InPageRequest) => Promise<Summary>;

/**
 * The built site on a free port, plus test files and an endpoint for results. Files are fetched and results are sent by
 * POST, because WebDriver cannot intercept requests in WebKit and is slow with large values everywhere.
 */
export async function startEngineSite() {
  const app = await createSite({ SITE_DIR: `${built}/site`, LOG_LEVEL: 'silent' });
  const results = new Map<string, Buffer>();
  /** Requested paths, in order. */
  const requests: string[] = [];
  /** Simulates a lost connection: requests get no response. */
  const connection = { lost: false };
  const traffic = { open: 0, lastAt: 0 };
  // Must run before the hooks of the site, which answer some requests themselves.
  app.server.prependListener('request', (request, response) => {
    requests.push(request.url ?? '');
    traffic.open += 1;
    response.once('close', () => {
      traffic.open -= 1;
      traffic.lastAt = Date.now();
    });
    if (connection.lost) request.destroy();
  });
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestResult }, (_request, body, done) =>
    done(null, body),
  );
  app.get<{ Params: { of: ConversionRequest['of']; name: string } }>('/file/:of/:name', async ({ params }, reply) =>
    reply.type('application/octet-stream').send(Buffer.from(await bytesOf[params.of](params.name))),
  );
  app.post<{ Params: { name: string }; Body: Buffer }>(
    '/result/:name',
    { bodyLimit: largestResult },
    ({ params, body }, reply) => {
      results.set(params.name, body);
      return reply.code(204).send();
    },
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  async function convert(run: RunInPage, request: ConversionRequest): Promise<Answer> {
    const name = encodeURIComponent(request.file);
    const summary = await run({
      ...request,
      engine,
      options: { ...targetDefaults(request.target), ...request.options },
      source: `/file/${request.of}/${name}`,
      result: `/result/${name}`,
    });
    const bytes = results.get(request.file) ?? Buffer.alloc(0);
    results.delete(request.file);
    return { ...summary, bytes };
  }

  /** A script may import others, which are requested only once it has arrived. */
  const isAtRest = async () => traffic.open === 0 && Date.now() - traffic.lastAt > 1000;

  return { address, requests, connection, isAtRest, convert, close: () => app.close() };
}

/** Must not refer to anything outside: it is sent to the browser as text. */
export async function convertInPage(request: InPageRequest): Promise<Summary> {
  const { engine, source, result, options, limits = {} } = request;
  try {
    const { convert } = await import(engine);
    // Some formats are recognised only by their extension.
    const file = new File([await (await fetch(source)).blob()], decodeURIComponent(source.split('/').at(-1) ?? ''));
    const { outputs, ...facts } = await convert(new AbortController().signal, file, options, { limits });
    const { sourceFormat, pagesOrFrames } = facts;
    const { blob, width, height } = outputs[0];
    await fetch(result, { method: 'POST', headers: { 'Content-Type': 'application/x-result' }, body: blob });
    const sizes = outputs.map((output: { width: number; height: number }) => `${output.width} × ${output.height}`);
    return { ok: true, type: blob.type, width, height, sourceFormat, pagesOrFrames, sizes };
  } catch (error) {
    const { code, obstacle = '', cause } = error as { code?: string; obstacle?: string; cause?: unknown };
    return { ok: false, code: String(code), obstacle, detail: String(cause ?? error) };
  }
}
