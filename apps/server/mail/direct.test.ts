import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { afterUse } from '../testing/after-use.ts';
import { freePort } from '../testing/free-port.ts';
import { listenForMail, type Received } from '../testing/mail-server.ts';
import { serveNames } from '../testing/name-server.ts';
import { createDirect, NoExchanger, PortBlocked } from './direct.ts';

const received: Received[] = [];
const resolver = new Resolver({ timeout: 2_000, tries: 1 });
const message = { from: 'site@example.com', subject: 'Hello', text: 'It works.' };
let port = 0;

beforeAll(async () => {
  const server = await serveNames({
    mx: {
      'example.com': ['mx.example.com'],
      'spare.example': ['gone.example', 'mx.example.com'],
      'null.example': [''],
      'inside.example': ['intranet.example'],
      'blocked.example': ['blocked.example'],
    },
    a: {
      'mx.example.com': ['127.0.0.1'],
      'gone.example': ['127.0.0.3'],
      'own.example': ['127.0.0.1'],
      'intranet.example': ['10.0.0.1'],
      'blocked.example': ['127.0.0.3'],
    },
  });
  resolver.setServers([server]);
  port = await freePort();
  await listenForMail(port, received);
});

const direct = () =>
  createDirect({
    resolver,
    port,
    hostname: 'site.example',
    isAllowed: (address) => address.startsWith('127.'),
  });
const send = (to: string) => direct().send({ ...message, to }, to);

test.each([
  ['the mail server of the domain', 'ada@example.com'],
  ['the next one if the first can’t be reached', 'ada@spare.example'],
  ['the domain itself without MX records', 'ada@own.example'],
])('mail goes to %s', async (_, to) => {
  received.length = 0;
  await send(to);
  expect(received.map((mail) => mail.to)).toEqual([[to]]);
  expect(received[0]?.mail.text?.trim()).toBe('It works.');
});

test.each([
  ['a domain that says so', 'null.example'],
  ['a domain that doesn’t exist', 'nowhere.example'],
  ['a domain whose mail server is on a private network', 'inside.example'],
])('no mail is sent to %s', async (_, domain) => {
  await expect(send(`ada@${domain}`)).rejects.toThrow(
    new NoExchanger(`${domain} doesn't accept email.`),
  );
});

test('a server that never ends a reply holds up nothing for long', async () => {
  const talking = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 talks.example\r\n');
    const timer = setInterval(() => socket.write('250-more\r\n'), 50);
    socket.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(talking, 'listening');
  afterUse(() => void talking.close());
  const impatient = createDirect({
    ...{ resolver, hostname: undefined, isAllowed: () => true },
    port: (talking.address() as AddressInfo).port,
    limits: { servers: 1, connect: 10_000, total: 300 },
  });
  const failure = await impatient
    .send({ ...message, to: 'ada@own.example' }, 'ada@own.example')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PortBlocked);
});

test('a sender whose domain has no mail server can send', async () => {
  await direct().check('noreply@null.example');
});

test('a blocked port is distinguished from a refusal', async () => {
  await expect(send('ada@blocked.example')).rejects.toThrow(PortBlocked);
  await expect(direct().check('site@blocked.example')).rejects.toThrow(/^blocked\.example: /);
  await direct().check('site@example.com');
});
