import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';
import type { Logger } from '../logging.ts';
import { assertPortFree, prepareInstallation, startServer } from '../main.ts';
import { openDataFolder } from '../storage/folders/data-folder.ts';
import { lockFolder } from '../storage/folders/folder-lock.ts';
import { askForPort, followSupervisor, reportListening } from './supervised.ts';
import { LISTENING, superviseWorkers } from './workers.ts';

export type CommandContext = { readonly config: Config; readonly log: Logger };

function announce(address: string, setupUrl: string | null): void {
  console.log(`\n  Site   ${address}/\n  Admin  ${address}/admin/`);
  if (setupUrl)
    console.log(`\n  Finish setup (link works once, expires in 30 minutes):\n  ${setupUrl}`);
  console.log('');
}

/** Where this machine reaches the server. */
function localUrl({ host, port }: Config): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Runs until it receives a stop signal. */
export async function start(command: CommandContext): Promise<void> {
  const { workers, address, store, data } = command.config;
  followSupervisor();
  if (!cluster.isWorker && store.kind === 'sqlite') {
    const lock = lockFolder(openDataFolder(data));
    process.on('exit', lock.release);
  }
  const count = workers === 'auto' ? availableParallelism() : workers;
  if (cluster.isWorker || count === 1) return serve(command);
  const setupUrl = await prepareInstallation(command);
  await askForPort();
  await assertPortFree(command.config);
  await superviseWorkers(count, command.log);
  await reportListening({ url: localUrl(command.config), config: command.config });
  announce(address, setupUrl);
}

async function serve({ config, log }: CommandContext): Promise<void> {
  const isWorker = cluster.isWorker;
  const starting = startServer({
    ...{ config, log, isWorker },
    ...(!config.isRehearsal && { beforeListening: askForPort }),
  });
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await (await starting).close();
    process.exit(0);
  };
  // Registered before the server listens: a client that gets a response may send a signal right
  // away.
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  const server = await starting;
  if (isWorker) process.send?.(LISTENING);
  else {
    announce(config.port === 0 ? server.url : config.address, server.setupUrl);
    await reportListening({ url: server.url, config });
  }
  log.info({ url: server.url }, 'listening');

  const fatal = (err: unknown) => {
    log.fatal({ err }, 'unhandled error');
    process.exit(1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);
}
