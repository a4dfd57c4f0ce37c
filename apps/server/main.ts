import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { createApp, healthRoutes } from './http/app.ts';
import { callerOf } from './http/caller.ts';
import { ownOrigins } from './http/origin.ts';
import { panelRoutes } from './http/panel-routes.ts';
import { rpcRoute } from './http/rpc-route.ts';
import type { MountSite } from './http/site-port.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import { createSweep, SWEEP_JOB, scheduleSweep } from './jobs/sweep.ts';
import type { Logger } from './logging.ts';
import { MAIL_JOB } from './mail/queue.ts';
import { createSendMail } from './mail/send-job.ts';
import { AVIF_JOB, createAvifJob } from './media/avif-job.ts';
import { sweepMedia } from './media/start-sweep.ts';
import { addUploadRoutes } from './media/upload-routes.ts';
import { createParts, type Parts } from './parts.ts';
import { createDispatcher } from './rpc/dispatcher.ts';
import { createRegistry } from './rpc/registry.ts';
import { createPublishDue } from './services/pages/publish-due.ts';
import { PUBLISH_JOB } from './services/pages/save-page.ts';
import { issueSetupToken } from './services/setup/setup.ts';
import { setUpUnattended } from './services/setup/unattended.ts';
import { createHandlers } from './services.ts';
import { mountSite } from './site/mount-site.ts';
import { StartupError } from './storage/errors.ts';
import { hasOwner } from './storage/open-store.ts';

export type StartOptions = {
  readonly config: Config;
  readonly log: Logger;
  /** ms since 1970; for tests. */
  readonly clock?: () => number;
  /** The public site, unless a test puts something else in its place. */
  readonly mountSite?: MountSite;
  /** One of several processes: another one has set the installation up. */
  readonly isWorker?: boolean;
};

export type RunningServer = {
  /** Where it listens. */
  readonly url: string;
  /** The one-time address of the first run; null once there is an owner. */
  readonly setupUrl: string | null;
  readonly parts: Parts;
  /** Finishes what was begun, at most for ten seconds, and closes everything. */
  readonly close: () => Promise<void>;
};

/** Starts the whole product. Throws `StartupError` with one line for the owner when it cannot. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const parts = await createParts(options);
  try {
    if (!options.isWorker) await setUpUnattended(parts);
    const jobs = createJobs(parts);
    const app = await createHttp(parts, jobs, options.mountSite ?? mountSite);
    const started = parts.clock();
    const url = await listen(app, parts.config);
    if (!options.isWorker) await sweepMedia(parts, started);
    await scheduleSweep(parts.store, parts.clock());
    jobs.start();
    return {
      url,
      setupUrl: options.isWorker ? null : await setupUrl(parts, url),
      parts,
      close: async () => {
        const closed = app.close();
        const cut = setTimeout(() => app.server.closeAllConnections(), LONGEST_CLOSE_MS);
        await closed;
        clearTimeout(cut);
        await jobs.stop();
        parts.pictures.close();
        parts.slowPictures.close();
        await parts.store.close();
      },
    };
  } catch (error) {
    await parts.store.close();
    throw error;
  }
}

/**
 * What has to happen once before several processes start: migrations, and the unattended set-up.
 * Answers the one-time address of the first run, or null.
 */
export async function prepareInstallation(
  options: Pick<StartOptions, 'config' | 'log'>,
): Promise<string | null> {
  const parts = await createParts(options);
  try {
    await sweepMedia(parts, parts.clock());
    await setUpUnattended(parts);
    return await setupUrl(parts, parts.config.address);
  } finally {
    await parts.store.close();
  }
}

const LONGEST_CLOSE_MS = 8_000;

function createJobs(parts: Parts): JobRunner {
  return createJobRunner({
    ...parts,
    handlers: {
      [AVIF_JOB]: createAvifJob(parts),
      [MAIL_JOB]: createSendMail(parts),
      [PUBLISH_JOB]: createPublishDue(parts),
      [SWEEP_JOB]: createSweep(parts),
    },
  });
}

async function createHttp(parts: Parts, jobs: JobRunner, mount: MountSite) {
  const { config, log, store, files, uploadBytes } = parts;
  const { app, answerFast } = await createApp({ log, trustedProxies: config.trustedProxies });
  const isHttpsSite = config.address.startsWith('https:');
  const caller = (request: FastifyRequest, reply: FastifyReply) =>
    callerOf(request, reply, isHttpsSite);
  const dispatcher = createDispatcher({
    ...parts,
    registry: createRegistry(createHandlers(parts, jobs.lastRun)),
    isDemo: config.isDemo,
    version: files.version,
  });
  healthRoutes(app, store);
  await app.register(panelRoutes, { files });
  await app.register(rpcRoute, {
    prefix: '/rpc',
    dispatcher,
    callerOf: caller,
    origins: ({ protocol, host }) => ownOrigins(config.address, protocol, host),
    uploadBytes,
  });
  addUploadRoutes(app, parts);
  await mount(app, { ...parts, callerOf: caller, answerFast });
  return app;
}

async function listen(
  app: Awaited<ReturnType<typeof createHttp>>,
  { host, port }: Config,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error);
    const remedy =
      code === 'EADDRINUSE'
        ? 'Another program uses it: stop that one, or choose another port with PORT.'
        : 'Choose another address with HOST and PORT.';
    throw new StartupError(`Cannot listen on ${host}:${port} (${code}). ${remedy}`);
  }
}

async function setupUrl({ store, config }: Parts, url: string): Promise<string | null> {
  if (await hasOwner(store)) return null;
  const token = await issueSetupToken(store);
  const base = config.port === 0 ? url : config.address;
  return `${base}/admin/#!/setup/${token}/`;
}
