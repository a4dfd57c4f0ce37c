import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline: the same bytes, served from memory. */
const [port = '0', file = ''] = process.argv.slice(2);
const body = file === '' ? Buffer.from('ok') : readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
