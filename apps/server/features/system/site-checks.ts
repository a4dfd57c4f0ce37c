import type { HealthCheck, LaunchRisk } from '@plinth/contract';
import { readGeneral } from '../../settings/settings.ts';
import { hasOwner } from '../../storage/database/open-store.ts';
import { type Check, failure, fine, type HealthPorts, warning } from './health-check.ts';

const firstRisk = async (
  { findRisks }: Pick<HealthPorts, 'findRisks'>,
  area: 'address' | 'certificate' | 'mail',
): Promise<LaunchRisk | undefined> =>
  (await findRisks()).find((risk) => risk.startsWith(`${area}_`));

const isUnreachable = (risk: LaunchRisk): boolean => risk !== 'address_local';

const address: Check = async (ports) => {
  if (!(await hasOwner(ports.store))) return null;
  const { address: stored } = await readGeneral(ports.store.read);
  if (stored !== ports.address) {
    return warning('address_differs', { stored, configured: ports.address });
  }
  if (!(await ports.isServing())) return warning('not_running');
  const risk = await firstRisk(ports, 'address');
  if (!risk) return fine({ address: stored });
  return isUnreachable(risk) ? failure(risk) : warning(risk);
};

/** Can't be judged while the site isn't reached, nor on ports that are never requested. */
const https: Check = async (ports) => {
  if (!(await hasOwner(ports.store))) return null;
  const { address: stored } = await readGeneral(ports.store.read);
  if (new URL(stored).port !== '' || !(await ports.isServing())) return null;
  if (await firstRisk(ports, 'address')) return null;
  const risk = await firstRisk(ports, 'certificate');
  if (!risk) return fine();
  return risk === 'certificate_missing' ? warning(risk) : failure(risk);
};

const mail: Check = async (ports) => {
  const risk = await firstRisk(ports, 'mail');
  return risk ? warning(risk) : fine();
};

const DAY = 86_400_000;

/** Days without a backup until it's said: twice the period. */
const TOO_OLD = { daily: 2, weekly: 14 } as const;

const backups: Check = async ({ readBackups, clock }) => {
  const { frequency, proven, hasFailed } = await readBackups();
  if (hasFailed) return warning('backups_failed');
  if (frequency === 'off') return warning('backups_off');
  if (!proven) return warning('backups_none');
  const date = proven.created.slice(0, 10);
  const age = clock() - Date.parse(proven.created);
  return age > TOO_OLD[frequency] * DAY ? warning('backups_old', { date }) : fine({ date });
};

/** About the site and what it needs around it. */
export const SITE_CHECKS = { address, https, mail, backups } satisfies {
  readonly [C in HealthCheck]?: Check;
};
