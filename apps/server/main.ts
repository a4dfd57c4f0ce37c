import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { type AppContext, createAppContext } from './app-context.ts';
import { createBackupPorts } from './backup-ports.ts';
import type { Config } from './config.ts';
import { createExportPorts } from './export-ports.ts';
import {
  ADDRESS_CHECK_JOB,
  createAddressCheck,
  scheduleAddressCheck,
} from './features/activation/check-address.ts';
import { archiveStream } from './features/backups/archive.ts';
import {
  BACKUP_CLOCK_JOB,
  BACKUP_JOB,
  createBackupClock,
  createBackupJob,
  createRestoreJob,
  RESTORE_JOB,
  scheduleBackupClock,
} from './features/backups/backup-jobs.ts';
import { addBlockTemplates } from './features/blocks/template-route.ts';
import { archiveOf } from './features/exports/export-archive.ts';
import { createExportJob, EXPORT_JOB, removeOldExport } from './features/exports/export-jobs.ts';
import { AVIF_JOB, createAvifJob } from './features/media/avif-job.ts';
import { createMeasureJob, MEASURE_JOB } from './features/media/measure-job.ts';
import { sweepMedia, sweepPartialUploads } from './features/media/sweep.ts';
import { addUploadRoutes } from './features/media/upload-routes.ts';
import { createProviderJob } from './features/newsletter/provider-job.ts';
import type { ProviderAddress } from './features/newsletter/providers/provider.ts';
import { createPublishDue } from './features/pages/publish-due.ts';
import { PUBLISH_JOB } from './features/pages/save-page.ts';
import { issueSetupLink } from './features/setup/setup.ts';
import { setUpUnattended } from './features/setup/unattended.ts';
import { addAttachments } from './features/submissions/attachment-route.ts';
import {
  createEraseExpired,
  EXPIRED_MESSAGES_JOB,
  scheduleExpiredMessages,
} from './features/submissions/erase-expired.ts';
import { createSubmissionMail } from './features/submissions/submission-mail.ts';
import { createSubmissionWebhook } from './features/submissions/webhook.ts';
import { themeArchive } from './features/themes/theme-archive.ts';
import {
  createUpdateCheck,
  scheduleUpdateCheck,
  UPDATE_CHECK_JOB,
} from './features/updates/check-updates.ts';
import { recoverUpdate } from './features/updates/install-update.ts';
import { addRehearsedPages } from './features/updates/rehearsal/page-route.ts';
import { createApp, healthRoutes } from './http/app.ts';
import { callerOf } from './http/caller.ts';
import { isOwnHost, ownOrigins } from './http/origin.ts';
import { panelRoutes } from './http/panel-routes.ts';
import { rpcRoute } from './http/rpc-route.ts';
import { addHubRoutes } from './hub/hub-routes.ts';
import { NEWSLETTER_JOB, SUBMISSION_WEBHOOK_JOB } from './jobs/outgoing-jobs.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import { createSweep, SWEEP_JOB, scheduleSweep } from './jobs/sweep.ts';
import type { Logger } from './logging.ts';
import { MAIL_JOB, SUBMISSION_MAIL_JOB } from './mail/queue.ts';
import { createSendMail } from './mail/send-job.ts';
import { createDispatcher } from './rpc/dispatcher.ts';
import { createRegistry } from './rpc/registry.ts';
import { createHandlers } from './services.ts';
import { saveGroup } from './settings/group-values.ts';
import { readGeneral } from './settings/settings.ts';
import { mountSite } from './site/mount-site.ts';
import { createSubmittedForm } from './site/pages/find-submitted-form.ts';
import type { MountSite } from './site/site-port.ts';
import { systemActor } from './storage/database/actor.ts';
import { hasOwner } from './storage/database/open-store.ts';
import { StartupError } from './storage/errors.ts';
import { createInstallPorts, createUpdateJobs, createUpdatePorts } from './update-ports.ts';

export type StartOptions = {
  readonly config: Config;
  readonly log: Logger;
  /** ms since 1970. Overridden in tests. */
  readonly clock?: () => number;
  /** Overridden in tests. */
  readonly notifySupervisor?: () => void;
  /** Overridden in tests. */
  readonly providerAddress?: ProviderAddress;
  /** Mounts the public site. Overridden in tests. */
  readonly mountSite?: MountSite;
  /** Awaited before the port is bound. */
  readonly beforeListening?: () => Promise<void>;
  /** One of several processes. Another one has completed the setup. */
  readonly isWorker?: boolean;
};

export type RunningServer = {
  /** The URL that the server listens on. */
  readonly url: string;
  /** One-time setup URL. Null if an owner exists. */
  readonly setupUrl: string | null;
  readonly context: AppContext;
  /** Closes everything after pending work finishes, for at most ten seconds. */
  readonly close: () => Promise<void>;
};

/** Starts the server. Throws `StartupError` with a one-line message for the owner. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const context = await createAppContext(options);
  try {
    const { isRehearsal } = context.config;
    if (!options.isWorker && !isRehearsal) await prepare(context);
    const jobs = createJobs(context);
    const app = await createHttp(context, jobs, options.mountSite ?? mountSite);
    const started = context.clock();
    const { config, store } = context;
    await options.beforeListening?.();
    const url = await listen(app, config, options.isWorker ?? false);
    const base = config.port === 0 ? url : config.address;
    if (!isRehearsal) {
      if (!options.isWorker) await sweepMedia(context, started);
      await scheduleAll(context);
      jobs.start();
    }
    return {
      url,
      setupUrl: options.isWorker ? null : await issueSetupLink(store, base),
      context,
      close: async () => {
        const closed = app.close();
        const timeout = setTimeout(() => app.server.closeAllConnections(), MAX_CLOSE_MS);
        await closed;
        clearTimeout(timeout);
        await jobs.stop();
        context.images.close();
        context.backgroundImages.close();
        context.drawings.close();
        await context.hub.store.close();
        await context.store.close();
      },
    };
  } catch (error) {
    await context.store.close();
    throw error;
  }
}

/** Unless they wait already. */
const scheduleAll = (context: AppContext): Promise<void> =>
  context.store.transaction(async (tx) => {
    await scheduleSweep(tx, tx.now);
    await scheduleExpiredMessages(tx);
    await scheduleBackupClock(tx);
    await scheduleUpdateCheck(tx, createUpdatePorts(context));
    await scheduleAddressCheck(tx);
  });

/**
 * Work that must run once before several processes start: migrations and the unattended setup.
 * Returns the one-time setup URL, or null.
 */
export async function prepareInstallation(
  options: Pick<StartOptions, 'config' | 'log'>,
): Promise<string | null> {
  const context = await createAppContext(options);
  try {
    await sweepMedia(context, context.clock());
    await prepare(context);
    return await issueSetupLink(context.store, context.config.address);
  } finally {
    await context.store.close();
  }
}

/** A time zone in the configuration replaces the stored one. */
async function storeTimeZone({ store, secrets, config }: AppContext): Promise<void> {
  const { timeZone: time_zone } = config;
  if (time_zone === undefined || (await readGeneral(store.read)).time_zone === time_zone) return;
  await store.transaction(
    (tx) => saveGroup(tx, secrets, { group: 'general', values: { time_zone } }),
    systemActor('start'),
  );
}

async function prepare(context: AppContext): Promise<void> {
  await recoverUpdate(createInstallPorts(context));
  await setUpUnattended(context);
  await storeTimeZone(context);
  if (await hasOwner(context.store)) await context.activation.begin(systemActor('start'));
}

const MAX_CLOSE_MS = 8_000;

function createJobs(context: AppContext): JobRunner {
  const backups = createBackupPorts(context);
  const exports = createExportPorts(context);
  return createJobRunner({
    ...context,
    handlers: {
      [ADDRESS_CHECK_JOB]: createAddressCheck(context),
      [AVIF_JOB]: createAvifJob(context),
      [MEASURE_JOB]: createMeasureJob(context),
      [BACKUP_CLOCK_JOB]: createBackupClock(backups),
      [BACKUP_JOB]: createBackupJob(backups),
      [EXPORT_JOB]: createExportJob(exports),
      [NEWSLETTER_JOB]: createProviderJob(context),
      [EXPIRED_MESSAGES_JOB]: createEraseExpired(context),
      [MAIL_JOB]: createSendMail(context),
      [PUBLISH_JOB]: createPublishDue(context),
      [RESTORE_JOB]: createRestoreJob(backups),
      [SUBMISSION_MAIL_JOB]: createSubmissionMail(context),
      [SUBMISSION_WEBHOOK_JOB]: createSubmissionWebhook({
        ...context,
        formOf: createSubmittedForm(context),
      }),
      [SWEEP_JOB]: createSweep({
        ...context,
        removeOldExport: () => removeOldExport(exports),
        sweepUploads: () => sweepPartialUploads(context, context.clock()),
      }),
      [UPDATE_CHECK_JOB]: createUpdateCheck(createUpdatePorts(context)),
      ...createUpdateJobs(context),
    },
  });
}

function serveArchives(app: FastifyInstance, context: AppContext): void {
  const { downloads, library } = context;
  const { backups } = createBackupPorts(context);
  const { exports } = createExportPorts(context);
  downloads.serve(app, 'theme-archives', (id) => themeArchive(id, library));
  downloads.serve(app, 'backups', async (id) => {
    const source = await backups.open(id).catch(() => null);
    return source && archiveStream(source);
  });
  downloads.serve(app, 'exports', async () => {
    const folder = await exports.folder();
    return folder === null ? null : archiveOf(folder);
  });
}

async function createHttp(context: AppContext, jobs: JobRunner, mount: MountSite) {
  const { config, log, store, files, uploadBytes } = context;
  const { app, setFastHandler } = await createApp({ log, trustedProxies: config.trustedProxies });
  const isHttpsSite = config.address.startsWith('https:');
  const caller = (request: FastifyRequest, reply: FastifyReply) =>
    callerOf(request, reply, isHttpsSite);
  const dispatcher = createDispatcher({
    ...context,
    registry: createRegistry(createHandlers(context, jobs.lastRun)),
    isDemo: config.isDemo,
    version: files.version,
  });
  healthRoutes(app, store);
  await app.register(panelRoutes, { files, apiUrl: config.apiUrl, hub: config.hub });
  await app.register(rpcRoute, {
    prefix: config.apiUrl,
    dispatcher,
    sessions: context.sessions,
    log,
    callerOf: caller,
    origins: ({ protocol, host }) => ownOrigins(config.address, protocol, host),
    isOwnHost: async ({ host }) =>
      isOwnHost(host, [config.address]) ||
      isOwnHost(host, [(await readGeneral(store.read)).address]),
    uploadBytes,
  });
  await addHubRoutes(app, context.hub, context.isSwapping);
  addUploadRoutes(app, context);
  addAttachments(app, { ...context, callerOf: caller });
  serveArchives(app, context);
  addRehearsedPages(app, context);
  addBlockTemplates(app, {
    ...context,
    prebuilt: context.blocks,
    content: context.prebuiltContent,
    callerOf: caller,
  });
  await mount(app, { ...context, callerOf: caller, setFastHandler });
  return app;
}

async function listen(
  app: FastifyInstance,
  { host, port }: Config,
  isWorker: boolean,
): Promise<string> {
  const options = { host, port, reusePort: isWorker && hasOwnQueues(port) };
  try {
    return await app.listen(options);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error);
    const remedy =
      code === 'EADDRINUSE'
        ? 'Another program uses it: stop that one, or choose another port with PORT.'
        : 'Choose another address with HOST and PORT.';
    throw new StartupError(`Can't listen on ${host}:${port} (${code}). ${remedy}`);
  }
}

/**
 * Whether the OS gives each worker its own accept queue. Otherwise, a worker that exits would reset
 * connections that were assigned to it but not accepted yet.
 */
export const hasOwnQueues = (port: number): boolean => process.platform === 'linux' && port !== 0;

/**
 * Throws `StartupError` if another program uses the port. Workers with their own accept queues
 * wouldn't notice.
 */
export async function assertPortFree(config: Config): Promise<void> {
  const probe = fastify();
  await listen(probe, config, false);
  await probe.close();
}
