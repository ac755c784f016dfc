import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime } from './body-timeout.ts';

const limit = 300;

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  limitBodyTime(app, limit);
  app.post('/', async ({ body }) => {
    await new Promise((resolve) => setTimeout(resolve, 2 * limit));
    return body;
  });
  app.get('/', async () => 'read nothing');
  app.put('/', { config: { takesFiles: true } }, async ({ body }) => body);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends the headers and part of the body, then waits; resolves to the response once the connection has closed. */
function send(announced: number, body: string, method = 'POST'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    const connection = method === 'GET' ? 'keep-alive' : 'close';
    const [first = '', ...rest] = body.split('|');
    socket.write(
      `${method} / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n${first}`,
    );
    if (rest.length > 0) setTimeout(() => socket.write(rest.join('')), 2 * limit);
  });
}

it.concurrent('a body that never ends takes its connection with it', async () => {
  expect(await send(10, '{"a"')).not.toContain('200 OK');
});

it.concurrent('a whole body may be answered as late as it takes', async () => {
  expect(await send(7, '{"a":1}')).toContain('200 OK');
});

it.concurrent('a body that nobody reads takes its connection with it, though the answer is sent', async () => {
  expect(await send(10, '{"a"', 'GET')).toContain('200 OK');
});

it.concurrent('a file may take its time', async () => {
  expect(await send(7, '{"a"|:1}', 'PUT')).toContain('{"a":1}');
});
