import cluster from 'node:cluster';
import { languageTag, localesWith } from '@plinth/i18n';
import type { Config } from '../config.ts';
import { plainHtml } from '../http/plain-page.ts';
import { visitorTexts } from '../site/texts.ts';

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

const isUpdate = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'update';

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
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    const end = (answer: unknown) => {
      if (typeof answer !== 'object' || answer === null || !('type' in answer)) return;
      if (answer.type !== 'free') return;
      clearTimeout(timer);
      process.off('message', end);
      process.channel?.unref();
      resolve();
    };
    process.on('message', end);
    process.send?.(message, () => undefined);
  });
}

/** The page for visitors while the version changes, by language. */
async function updatingPages(): Promise<Readonly<Record<string, string>>> {
  const pages = await Promise.all(
    localesWith(['visitors']).map(async (locale) => {
      const t = await visitorTexts(locale);
      const lang = languageTag(locale);
      const texts = {
        title: t('MODULE.SITE.UPDATING.TITLE'),
        text: t('MODULE.SITE.UPDATING.TEXT'),
      };
      return [lang.split('-')[0] ?? lang, plainHtml({ lang, ...texts })] as const;
    }),
  );
  return Object.fromEntries(pages);
}

type Listening = { readonly url: string; readonly config: Pick<Config, 'host' | 'port'> };

/** Tells the supervisor where the server listens. */
export async function reportListening({ url, config }: Listening): Promise<void> {
  if (!isSupervised()) return;
  const { host, port } = config;
  const message: Message = { type: 'listening', url, host, port, pages: await updatingPages() };
  if (process.connected) process.send?.(message);
}
