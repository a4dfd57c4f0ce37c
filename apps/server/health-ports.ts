import { backupSettings } from '@plinth/contract';
import type { AppContext } from './app-context.ts';
import { createBackupPorts } from './backup-ports.ts';
import { readOutcome } from './features/backups/outcome.ts';
import { backupSummaries } from './features/backups/summaries.ts';
import { findRisks } from './features/launch/launch.ts';
import type { BackupState, HealthPorts } from './features/system/health-check.ts';
import { updateStatus } from './features/updates/update-status.ts';
import { createSafeFetch } from './outbound/safe-fetch.ts';
import { probeSite } from './outbound/site-probe.ts';
import { settingOf } from './settings/group-values.ts';
import { readSetting } from './storage/records/stored-setting.ts';
import { createUpdatePorts } from './update-ports.ts';

async function readBackups(context: AppContext): Promise<BackupState> {
  const { backups, store } = createBackupPorts(context);
  const { values } = await readSetting(store.read, settingOf(backupSettings));
  const all = await backupSummaries(backups);
  const outcome = await readOutcome(backups);
  return {
    frequency: values.frequency,
    proven: all.find(({ proof }) => proof?.problem === null),
    hasFailed: outcome?.task === 'create' && outcome.problem !== null,
  };
}

/** `isServing`: whether the server runs, which answers at the site's URL. */
export function createHealthPorts(
  context: AppContext,
  isServing: () => Promise<boolean>,
): HealthPorts {
  const { config, store, clock, files, folder, activation } = context;
  const safeFetch = createSafeFetch(config);
  return {
    ...{ store, clock, isServing },
    version: files.version,
    dataFolder: folder.path,
    address: config.address,
    isActive: async () => (await activation.read()).state === 'active',
    findRisks: () => findRisks({ ...context, probe: (url) => probeSite(url, safeFetch) }),
    readBackups: () => readBackups(context),
    readUpdate: () => updateStatus(createUpdatePorts(context)),
  };
}
