import type {
  BackupRecord,
  BackupSettings,
  HealthFinding,
  HealthProblem,
  LaunchRisk,
  UpdateStatus,
} from '@plinth/contract';
import type { Store } from '../../storage/database/store.ts';

export type BackupState = {
  readonly frequency: BackupSettings['frequency'];
  /** The newest one that was restored in a test. */
  readonly proven: BackupRecord | undefined;
  /** Whether the last one couldn't be made. */
  readonly hasFailed: boolean;
};

export type HealthPorts = {
  readonly store: Store;
  /** ms since 1970 */
  readonly clock: () => number;
  readonly version: string;
  readonly dataFolder: string;
  /** The URL in the configuration. */
  readonly address: string;
  /** Whether the server runs, which answers at the site's URL. */
  readonly isServing: () => Promise<boolean>;
  readonly isActive: () => Promise<boolean>;
  /** Opens the site's URL and asks the mail server. */
  readonly findRisks: () => Promise<readonly LaunchRisk[]>;
  readonly readBackups: () => Promise<BackupState>;
  readonly readUpdate: () => Promise<Pick<UpdateStatus, 'available' | 'problem'>>;
};

/** What a check found. Null: it can't be judged here. */
type Found = Omit<HealthFinding, 'check'> | null;

export type Check = (ports: HealthPorts) => Promise<Found> | Found;

type Details = HealthFinding['details'];

export const fine = (details: Details = {}): Found => ({ state: 'ok', problem: null, details });

export const warning = (problem: HealthProblem, details: Details = {}): Found => ({
  state: 'warning',
  ...{ problem, details },
});

export const failure = (problem: HealthProblem, details: Details = {}): Found => ({
  state: 'error',
  ...{ problem, details },
});
