import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/product.ts';
import { RpcClient } from '../support/rpc.ts';
import { type MailSink, markOf, startMailSink } from './mail-sink.ts';
import { emptyProduct, start } from './server.ts';

const SUBMISSIONS = 10_000;
const KILLS = 50;
/** Visitors who write at the same time. */
const VISITORS = 8;
/** Without another email for this long, none comes anymore. A job of a killed process waits a minute. */
const SILENCE_MS = 180_000;

export type SubmissionReport = {
  readonly acknowledged: number;
  readonly kills: number;
  /** Connections that a kill cut off before the answer. Each was sent again. */
  readonly cut: number;
  /** Emails beyond one for each submission. */
  readonly repeated: number;
  readonly seconds: number;
  readonly faults: readonly string[];
};

type Inbox = {
  readonly items: readonly { readonly fields: readonly { readonly value: string }[] }[];
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The contact form of the starter site. */
async function findForm(url: string) {
  const html = await (await fetch(`${url}/contact/`)).text();
  const nameOf = (type: string) => new RegExp(`name="(${type}_[^"]+)"`).exec(html)?.[1] ?? type;
  const [, id = ''] = /name="_form" value="([^"]+)"/.exec(html) ?? [];
  return (number: number) =>
    new URLSearchParams({
      _form: id,
      [nameOf('name')]: 'Ada',
      [nameOf('email')]: `visitor${number}@example.com`,
      [nameOf('message')]: markOf(number),
    }).toString();
}

/** Every visitor has an address of their own, as behind a proxy. */
const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Sends a submission once. Null: the connection was cut off. */
async function send(url: string, body: string, number: number): Promise<number | null> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': addressOf(number),
  };
  try {
    const response = await fetch(`${url}/contact/`, { method: 'POST', body, headers });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

/** How often each submission is in the inbox. */
async function readInbox(client: RpcClient): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const { items } = await client.call<Inbox>('SubmissionsService.getList', { page, count: 200 });
    for (const { fields } of items) {
      const text = fields.map(({ value }) => value).join('\n');
      const number = Number(/Submission number (\d+)\./.exec(text)?.[1]);
      found.set(number, (found.get(number) ?? 0) + 1);
    }
    if (items.length === 0) return found;
  }
}

/** Waits until all have been mailed, or none comes anymore. */
async function waitForMail({ delivered }: MailSink, count: number): Promise<void> {
  let seen = -1;
  let since = performance.now();
  while (delivered.size < count && performance.now() - since < SILENCE_MS) {
    if (delivered.size !== seen) since = performance.now();
    seen = delivered.size;
    await pause(250);
  }
}

function faultOf(number: number, inbox: ReadonlyMap<number, number>, { delivered }: MailSink) {
  const rows = inbox.get(number) ?? 0;
  const ids = new Set(delivered.get(number));
  if (rows !== 1) return `submission ${number} is in the inbox ${rows} times`;
  if (ids.size === 0) return `submission ${number} was not mailed`;
  return ids.size === 1 ? null : `submission ${number} was mailed as ${[...ids].join(' and ')}`;
}

/**
 * Kills the product repeatedly while visitors send forms, each until it is acknowledged. Then each
 * must be in the inbox exactly once, and mailed at least once under one Message-ID.
 */
export async function runSubmissions(count: number, kills: number): Promise<SubmissionReport> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'plinth-submissions-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...emptyProduct(folder, port),
    ...{ PLINTH_STARTER: 'harbor', PLINTH_TRUST_PROXY: '127.0.0.1,::1' },
  };
  const sink = await startMailSink();
  let run = await start(env, url);
  const owner = await new RpcClient(url).signIn();
  const values = {
    ...{ use_smtp: true, server: '127.0.0.1', port: sink.port, secure: 'none' },
    ...{ authentication: 'none', sender: 'site@example.com' },
  };
  await owner.call('SettingsService.save', { group: 'mail', values });
  const bodyOf = await findForm(url);

  const faults: string[] = [];
  let next = 0;
  let cut = 0;
  let acknowledged = 0;
  const visit = async () => {
    while (next < count) {
      const number = next++;
      let status = await send(url, bodyOf(number), number);
      for (; status === null; status = await send(url, bodyOf(number), number)) {
        cut += 1;
        await pause(50);
      }
      acknowledged += 1;
      if (status !== 200) faults.push(`submission ${number} was answered with ${status}`);
    }
  };
  const killOften = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (acknowledged < (kill * count) / (kills + 1)) await pause(1);
      run.child.kill('SIGKILL');
      await once(run.child, 'exit');
      run = await start(env, url);
    }
  };
  await Promise.all([killOften(), ...Array.from({ length: VISITORS }, visit)]);

  await waitForMail(sink, count);
  const inbox = await readInbox(owner);
  for (let number = 0; number < count; number += 1) {
    const fault = faultOf(number, inbox, sink);
    if (fault) faults.push(fault);
  }
  const mails = [...sink.delivered.values()].reduce((sum, { length }) => sum + length, 0);
  run.child.kill('SIGTERM');
  await once(run.child, 'exit');
  await sink.stop();
  rmSync(folder, { recursive: true, force: true });
  const seconds = Math.round((performance.now() - began) / 1000);
  const repeated = mails - sink.delivered.size;
  return { acknowledged, kills, cut, repeated, seconds, faults };
}

if (import.meta.main) {
  const [count = SUBMISSIONS, kills = KILLS] = process.argv.slice(2).map(Number);
  const report = await runSubmissions(count, kills);
  console.log(report);
  process.exitCode = report.faults.length > 0 ? 1 : 0;
}
