import { HEALTH_CHECKS, type HealthCheck, type HealthFinding } from '@plinth/contract';
import { type Check, failure, type HealthPorts } from './health-check.ts';
import { SERVER_CHECKS } from './server-checks.ts';
import { SITE_CHECKS } from './site-checks.ts';

const CHECKS: Record<HealthCheck, Check> = { ...SERVER_CHECKS, ...SITE_CHECKS };

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
};

/** A check that fails is a finding: the others matter all the more. */
async function examine(check: Check, ports: HealthPorts) {
  try {
    return await check(ports);
  } catch (error) {
    return failure('check_failed', { reason: error instanceof Error ? error.message : '' });
  }
}

/** Examines the installation. The panel and `plinth doctor` show the same findings. */
export async function findHealth(
  ports: HealthPorts,
  checks: readonly HealthCheck[] = HEALTH_CHECKS,
): Promise<HealthFinding[]> {
  const shared = { ...ports, findRisks: once(ports.findRisks) };
  const findings: HealthFinding[] = [];
  for (const check of checks) {
    const found = await examine(CHECKS[check], shared);
    if (found) findings.push({ check, ...found });
  }
  return findings;
}
