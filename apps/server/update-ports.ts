import { join } from 'node:path';
import type { AppContext } from './app-context.ts';
import { createBackupPorts } from './backup-ports.ts';
import { hubUrl } from './features/activation/hub-link.ts';
import { backUpFirst } from './features/backups/backup-jobs.ts';
import { createBackup } from './features/backups/create-backup.ts';
import { BackupProblem } from './features/backups/problems.ts';
import type { UpdatesPort } from './features/themes/theme-versions.ts';
import { readThemeUpdates } from './features/updates/check-themes.ts';
import { downloadTheme, updateError } from './features/updates/download-theme.ts';
import { createInstallUpdate, type InstallPorts } from './features/updates/install-update.ts';
import { updatesFolder } from './features/updates/installation.ts';
import { removeCopies } from './features/updates/rehearsal/copy-site.ts';
import { pageUrl } from './features/updates/rehearsal/page-route.ts';
import { rehearse } from './features/updates/rehearsal/rehearse.ts';
import { rehearsalFolder } from './features/updates/rehearsal/report-folder.ts';
import { createRollback } from './features/updates/rollback.ts';
import { openStateFile } from './features/updates/state-file.ts';
import { UpdateProblem } from './features/updates/update-problem.ts';
import { type StatusPorts, updateJobs } from './features/updates/update-status.ts';
import type { ServicePorts } from './features/updates/updates-service.ts';
import { NEWSLETTER_JOB, SUBMISSION_WEBHOOK_JOB } from './jobs/outgoing-jobs.ts';
import type { JobHandlers } from './jobs/runner.ts';
import { MAIL_JOB, SUBMISSION_MAIL_JOB } from './mail/queue.ts';
import { createReleaseFeed } from './outbound/release-feed.ts';
import { createRehearsalPorts } from './rehearsal-ports.ts';
import { hasFormerDatabase } from './storage/database/former-database.ts';

/** Where this site asks for releases. Null: nowhere. */
function releasesUrl({ releases, hub }: AppContext['config']): string | null {
  if (releases !== undefined) return releases.replace(/\/*$/, '/');
  return hub === undefined ? null : `${hubUrl(hub)}releases/`;
}

export function createUpdatePorts(context: AppContext): StatusPorts {
  const { config, store, clock, files } = context;
  const { install = null } = config;
  const { version } = files;
  const url = releasesUrl(config);
  return {
    ...{ store, clock },
    feed: url === null ? null : createReleaseFeed(url),
    installation: {
      folder: install,
      version,
      isContainer: config.isContainer,
      root: install === null ? files.root : join(install, 'versions', version),
    },
    state: openStateFile(install),
    databaseFile: config.store.kind === 'sqlite' ? config.store.file : null,
    notifySupervisor: context.notifySupervisor,
    hasFormerData: (to) => hasFormerDatabase(store, { folder: updatesFolder(install ?? ''), to }),
  };
}

export const createUpdatesServicePorts = (context: AppContext): ServicePorts => ({
  ...createInstallPorts(context),
  pageUrl: (side, id) => pageUrl(context, side, id),
});

export const createInstallPorts = (context: AppContext): InstallPorts => ({
  ...createUpdatePorts(context),
  log: context.log,
  outgoing: [MAIL_JOB, SUBMISSION_MAIL_JOB, SUBMISSION_WEBHOOK_JOB, NEWSLETTER_JOB],
  removeCopies: () => removeCopies(rehearsalFolder(context.config.install ?? ''), context),
  rehearse: (version, progress) => rehearse(version, createRehearsalPorts(context), progress),
  backUp: () =>
    createBackup('update', createBackupPorts(context)).catch((error: unknown) => {
      throw backupProblem(error);
    }),
});

/** Only a server that the supervisor has started can be updated. */
export function createUpdateJobs(context: AppContext): JobHandlers {
  const ports = createInstallPorts(context);
  const { folder } = ports.installation;
  if (folder === null || !ports.notifySupervisor) return {};
  const { update, rollback } = updateJobs(folder);
  return { [update]: createInstallUpdate(ports), [rollback]: createRollback(ports) };
}

const backupProblem = (error: unknown): unknown =>
  error instanceof BackupProblem
    ? new UpdateProblem('BACKUP_FAILED', { reason: error.key }, error)
    : error;

/** How themes are updated. */
export function createThemeUpdates(context: AppContext): UpdatesPort {
  const ports = createUpdatePorts(context);
  return {
    read: () => readThemeUpdates(ports),
    download: (version) => downloadTheme(version, ports),
    backUpFirst: () =>
      backUpFirst('theme', createBackupPorts(context)).catch((error: unknown) => {
        throw updateError(backupProblem(error));
      }),
  };
}
