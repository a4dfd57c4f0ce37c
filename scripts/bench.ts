import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureEditor } from '../bench/editor/measure.ts';
import { EDITOR_HEADS, editorRows } from '../bench/editor/rows.ts';
import { installPeers } from '../bench/peers/install.ts';
import { loadFrom, median, memoryOf, startProcess } from '../bench/processes.ts';
import { measureRender } from '../bench/rendering.ts';
import {
  FIGURE_HEADS,
  type Figure,
  figureRow,
  printTable,
  printVerdict,
  type Row,
} from '../bench/table.ts';
import { freePort } from '../e2e/support/product.ts';
import { build } from './build.ts';
import { PRODUCT_FLAGS } from './lib/product-flags.ts';
import { root } from './lib/root.ts';

const ROUNDS = 5;
const REQUESTS = 8000;
const CONNECTIONS = 64;

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));

const product = (port: number) =>
  startProcess({
    args: [...PRODUCT_FLAGS, `${root}scripts/serve.mjs`, 'start'],
    env: {
      PORT: String(port),
      PLINTH_DATA: folder,
      PLINTH_LOG: 'silent',
      PLINTH_OWNER_EMAIL: 'owner@example.com',
      PLINTH_OWNER_PASSWORD: 'correct horse battery',
    },
    port,
    path: '/',
  });

const bare = (port: number, file = '') =>
  startProcess({ args: [`${root}bench/bare-server.ts`, String(port), file], port, path: '/' });

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Compares the same bytes from the product and a bare server in alternating rounds. */
async function measureServing(): Promise<Figure[]> {
  const [ownPort, barePort] = [await freePort(), await freePort()];
  const ours = await product(ownPort);
  const page = await fetch(`http://127.0.0.1:${ownPort}/`, {
    headers: { 'accept-encoding': 'br' },
  });
  const raw = join(folder, 'page.br');
  writeFileSync(raw, await rawBody(ownPort));
  await page.arrayBuffer();
  const floor = await bare(barePort, raw);
  const headers = 'Accept-Encoding: br\r\n';
  const measure = (port: number, extra = '') =>
    loadFrom({
      port,
      path: '/',
      connections: CONNECTIONS,
      requests: REQUESTS,
      headers: headers + extra,
    });
  await measure(ownPort);
  await measure(barePort);
  const etag = page.headers.get('etag') ?? '';
  const rounds: { ours: number; floor: number; fresh: number; p99: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const plain = await measure(barePort);
    const own = await measure(ownPort);
    const notModified = await measure(ownPort, `If-None-Match: ${etag}\r\n`);
    rounds.push({ ours: own.rps, floor: plain.rps, fresh: notModified.rps, p99: own.p99 });
  }
  const memory = memoryOf(ours.pid);
  await ours.stop();
  await floor.stop();
  const rps = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  return [
    {
      name: 'cached page, requests a second',
      floor: `node:http ${rps((round) => round.floor).toFixed(0)}`,
      ours: rps((round) => round.ours).toFixed(0),
      value: median(rounds.map((round) => round.ours / round.floor)),
      goal: { op: '>=', limit: 0.9 },
    },
    {
      name: 'not modified, requests a second',
      floor: `own 200 ${rps((round) => round.ours).toFixed(0)}`,
      ours: rps((round) => round.fresh).toFixed(0),
      value: median(rounds.map((round) => round.fresh / round.ours)),
      goal: { op: '>=', limit: 1 },
    },
    {
      name: 'memory after load, MiB',
      floor: '–',
      ours: memory === null ? 'unknown' : memory.toFixed(0),
      value: memory ?? Number.NaN,
      goal: { op: '<=', limit: 150 },
    },
  ];
}

/** The compressed bytes of the page, which `fetch` would decompress. */
async function rawBody(port: number): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get({ port, path: '/', headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function measureStart(): Promise<Figure[]> {
  const times: { ours: number; floor: number; idle: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const plain = await bare(await freePort());
    const own = await product(await freePort());
    await new Promise((resolve) => setTimeout(resolve, 500));
    times.push({
      ours: own.firstResponse,
      floor: plain.firstResponse,
      idle: memoryOf(own.pid) ?? Number.NaN,
    });
    await plain.stop();
    await own.stop();
  }
  const floor = median(times.map((time) => time.floor));
  return [
    {
      name: 'start to first answer',
      floor: `node:http ${ms(floor)}`,
      ours: ms(median(times.map((time) => time.ours))),
      value: median(times.map((time) => time.ours / time.floor)),
      goal: { op: '<=', limit: 8 },
    },
    {
      name: 'idle memory, MiB',
      floor: '–',
      ours: median(times.map((time) => time.idle)).toFixed(0),
      value: median(times.map((time) => time.idle)),
      goal: { op: '<=', limit: 100 },
    },
  ];
}

async function measureRendering(): Promise<Figure[]> {
  const rounds = await measureRender();
  return [
    {
      name: 'uncached page of 300 widgets, share of bare React',
      floor: `bare React ${median(rounds.map(({ floor }) => floor)).toFixed(0)}`,
      ours: median(rounds.map(({ ours }) => ours)).toFixed(0),
      value: median(rounds.map(({ ours, floor }) => ours / floor)),
      goal: { op: '>=', limit: 0.15 },
    },
    {
      name: 'the same right after a save, pages a second',
      floor: `bare React ${median(rounds.map(({ floor }) => floor)).toFixed(0)}`,
      ours: median(rounds.map(({ first }) => first)).toFixed(0),
      value: median(rounds.map(({ first }) => first)),
      goal: { op: '>=', limit: 300 },
    },
  ];
}

const servers = async (): Promise<readonly Row[]> =>
  [...(await measureServing()), ...(await measureStart()), ...(await measureRendering())].map(
    figureRow,
  );

async function measureEditors(): Promise<readonly Row[]> {
  await installPeers();
  return editorRows(await measureEditor([100, 1000, 5000]));
}

const [only] = process.argv.slice(2);
await build();
const served = only === 'editor' ? [] : await servers();
if (served.length > 0) printTable(FIGURE_HEADS, served);
const edited = only === 'server' ? [] : await measureEditors();
if (edited.length > 0) printTable(EDITOR_HEADS, edited);
rmSync(folder, { recursive: true, force: true });
process.exitCode = printVerdict([...served, ...edited]) ? 0 : 1;
