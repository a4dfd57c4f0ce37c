import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLogger } from '../logging.ts';
import { startServer } from '../main.ts';
import { afterUse } from '../testing/after-use.ts';
import { createBrowser, OWNER, ownedBy } from '../testing/server.ts';
import { testFolder } from '../testing/stores.ts';

const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const call =
  field('jsonrpc', '2.0') +
  field('id', '1') +
  field('method', 'MediaService.upload') +
  field('params', '{"folder_id":null}');
const file =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n';

test('malformed multipart is rejected and logged in one line', async () => {
  const lines: string[] = [];
  const server = await startServer({
    config: readConfig(ownedBy(await testFolder('sqlite'))),
    log: createLogger('warn', { write: (line) => void lines.push(line) }),
  });
  afterUse(() => server.close());
  const owner = createBrowser(server.url);
  await owner.client.AuthService.login(OWNER);
  const send = async (body: string, boundary = '; boundary=x') => {
    const type = `multipart/form-data${boundary}`;
    const response = await owner.post(body, { 'content-type': type });
    const { error } = (await response.json()) as { error: { code: number } };
    return [response.status, error.code];
  };
  const refused = [400, -32600];
  expect(await send(call, '')).toEqual(refused);
  expect(await send('nothing of the kind')).toEqual(refused);
  expect(await send(call)).toEqual(refused);
  expect(await send(`${call}${file}broken off`)).toEqual(refused);
  expect(await send(`${call}--x\r\nno header`)).toEqual(refused);
  expect(await send(field('__proto__', '1') + call)).toEqual(refused);
  expect(await send(field('a', 'b').repeat(20))).toEqual(refused);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(200);
});
