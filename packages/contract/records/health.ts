import { z } from 'zod';

/** What is examined, in the order it's shown. */
export const HEALTH_CHECKS = [
  ...(['setup', 'activation', 'folder', 'disk', 'database', 'clock', 'runtime'] as const),
  ...(['address', 'https', 'mail', 'jobs', 'backups', 'update'] as const),
] as const;
export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/** What can be wrong. Each has a text and a remedy, `MODULE.HEALTH.REMEDY.<problem>`. */
export const HEALTH_PROBLEMS = [
  ...(['setup_missing', 'activation_missing', 'folder_read_only'] as const),
  ...(['disk_low', 'disk_full', 'database_damaged', 'clock_behind'] as const),
  ...(['runtime_ending', 'runtime_ended', 'not_running', 'address_differs'] as const),
  ...(['address_local', 'address_unreachable', 'address_other_site'] as const),
  ...(['certificate_missing', 'certificate_expired'] as const),
  ...(['certificate_other_host', 'certificate_untrusted'] as const),
  ...(['mail_missing', 'mail_login', 'mail_unreachable'] as const),
  ...(['jobs_late', 'jobs_failed'] as const),
  ...(['backups_off', 'backups_none', 'backups_old', 'backups_failed'] as const),
  ...(['update_available', 'update_check_failed', 'check_failed'] as const),
] as const;
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

export const healthFinding = z.strictObject({
  check: z.enum(HEALTH_CHECKS),
  /** `error`: the site doesn't work, or soon won't. */
  state: z.enum(['ok', 'warning', 'error']),
  /** Null if it's in order. */
  problem: z.enum(HEALTH_PROBLEMS).nullable(),
  /** For the texts. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type HealthFinding = z.output<typeof healthFinding>;
