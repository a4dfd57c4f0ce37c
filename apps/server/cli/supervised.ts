import cluster from 'node:cluster';
import type { Config } from '../config.ts';
import { updatingPages } from './updating-pages.ts';

/** What the server says to the program that started it. */
type Message =
  | { readonly type: 'binding' }
  | {
      readonly type: 'listening';
      readonly url: string;
      readonly host: string;
      readonly port: number;
      /** What visitors see while no server runs: HTML by language. */
      readonly pages: Readonly<Record<string, string>>;
    }
  | { readonly type: 'update' };

const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;

const isUpdate = (message: unknown): message is Message => typeOf(message) === 'update';

const isSupervised = (): boolean =>
  process.env.PLINTH_INSTALL !== undefined && process.send !== undefined && !cluster.isWorker;

const stop = (): boolean => process.kill(process.pid, 'SIGTERM');

/** Stops the server when the supervisor is gone, and passes on what workers ask it for. */
export function followSupervisor(): void {
  if (!isSupervised()) return;
  process.on('disconnect', stop);
  // A server that can't start ends, although it listens for this.
  process.channel?.unref();
  if (!process.connected) stop();
  cluster.on('message', (_, message: unknown) => {
    if (isUpdate(message) && process.connected) process.send?.(message, () => undefined);
  });
}

/** ms after which the port is tried without an answer. */
const MAX_WAIT_MS = 5_000;

/** Asks the supervisor for the port, on which it may show a page. */
export async function askForPort(): Promise<void> {
  if (!isSupervised() || !process.connected) return;
  const message: Message = { type: 'binding' };
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      process.off('message', hear);
      process.channel?.unref();
      resolve();
    };
    const hear = (answer: unknown) => {
      if (typeOf(answer) === 'free') end();
    };
    const timer = setTimeout(end, MAX_WAIT_MS);
    process.on('message', hear);
    process.send?.(message, () => undefined);
  });
}

type Listening = { readonly url: string; readonly config: Pick<Config, 'host' | 'port'> };

/** Tells the supervisor where the server listens. */
export async function reportListening({ url, config }: Listening): Promise<void> {
  if (!isSupervised()) return;
  const { host, port } = config;
  const message: Message = { type: 'listening', url, host, port, pages: await updatingPages() };
  if (process.connected) process.send?.(message);
}
