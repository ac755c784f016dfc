import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = '{"code":"BUSY"}';

// Reads the request and refuses it: the lower bound for the cost of a refusal on this machine at this moment.
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(503, { 'retry-after': '5', 'content-type': 'application/json' }).end(answer);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
