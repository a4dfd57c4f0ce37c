import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { UpdateState, UpdateStep } from '@plinth/contract';
import { build } from 'esbuild';

export type Kind = {
  readonly version: string;
  readonly schema: number;
  /** When and how it fails. */
  readonly fault?: 'refuses' | 'crashes' | 'dies' | 'unwell' | 'sickens' | 'hasty';
};

/** What a fake version answers. */
export type Answer = {
  readonly version: string;
  readonly pid: number;
  readonly saves: readonly string[];
};

const TIMES = { stop: 3_000, ready: 20_000, well: 600, poll: 30 };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Bundles the supervisor as a release does. */
export async function bundleSupervisor(file: string): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, 'quick.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
}

/** A folder with fake versions, which the real supervisor runs. */
export async function fakeInstall(supervisor: string, kinds: readonly Kind[]) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-supervisor-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  copyFileSync(supervisor, join(folder, 'supervisor.mjs'));
  for (const kind of kinds) addVersion(folder, kind);
  mkdirSync(join(folder, 'data'));
  mkdirSync(join(folder, 'updates'));
  const running = new Set<ChildProcess>();

  const ask = async (path = '/', method = 'GET'): Promise<(Answer & { status: number }) | null> => {
    try {
      const response = await fetch(url + path, { method, signal: AbortSignal.timeout(3_000) });
      const answer: Answer = JSON.parse(await response.text());
      return { ...answer, status: response.status };
    } catch {
      return null;
    }
  };
  const readState = (): UpdateState | null => {
    const file = join(folder, 'updates', 'state.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  return {
    folder,
    url,
    ask,
    readState,
    current: () => readFileSync(join(folder, 'current'), 'utf8').trim(),
    setState: (state: UpdateState) =>
      writeFileSync(join(folder, 'updates', 'state.json'), JSON.stringify(state)),
    start: (times: Partial<typeof TIMES> = {}) => {
      const child = spawn(process.execPath, [join(folder, 'supervisor.mjs')], {
        env: {
          ...process.env,
          PLINTH_DATA: '',
          PORT: String(port),
          SUPERVISOR_TIMES: JSON.stringify({ ...TIMES, ...times }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk;
        });
      }
      running.add(child);
      const exited = once(child, 'exit').then(([code]) => code as number | null);
      void exited.then(() => running.delete(child));
      return { child, exited, output: () => output };
    },
    /** Asks until the answer is the one expected. */
    until: async (isExpected: (answer: Answer) => boolean): Promise<Answer> => {
      for (let answer = await ask(); ; answer = await ask()) {
        if (answer && isExpected(answer)) return answer;
        await wait(20);
      }
    },
    untilStep: async (...steps: readonly UpdateStep[]): Promise<UpdateState> => {
      for (;;) {
        const state = readState();
        if (state && steps.includes(state.step)) return state;
        await wait(10);
      }
    },
    /** Waits until just these are left: old versions are removed after the update is complete. */
    untilVersions: async (...versions: readonly string[]): Promise<void> => {
      const expected = [...versions].sort().join();
      while (readdirSync(join(folder, 'versions')).sort().join() !== expected) await wait(10);
    },
    remove: async () => {
      for (const child of running) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

export type FakeInstall = Awaited<ReturnType<typeof fakeInstall>>;

export function addVersion(folder: string, kind: Kind): void {
  const own = join(folder, 'versions', kind.version);
  mkdirSync(join(own, 'node', 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(own, 'node', 'bin', 'node'));
  writeFileSync(join(own, 'kind.json'), JSON.stringify(kind));
  writeFileSync(join(own, 'version.json'), '{}');
  writeFileSync(join(own, 'node-flags.json'), '["--disable-warning=ExperimentalWarning"]');
  copyFileSync(join(import.meta.dirname, 'fake-version.mjs'), join(own, 'start.mjs'));
}
