import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hurrySmallBodies } from './slow-bodies.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify();
  hurrySmallBodies(app, 200);
  app.post('/', async ({ body }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return body;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

/** Sends the head and a part of the body, then waits; resolves to what came back when the connection ended. */
function send(announced: number, body: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n${body}`,
    );
  });
}

it('a body that never ends takes its connection with it', async () => {
  expect(await send(10, '{"a"')).not.toContain('200 OK');
});

it('a whole body may be answered as late as it takes', async () => {
  expect(await send(7, '{"a":1}')).toContain('200 OK');
});
