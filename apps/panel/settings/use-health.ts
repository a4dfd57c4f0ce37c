import type { HealthCheck } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** Where the owner mends what a check found. Everything else is mended on the server. */
const SETTINGS: { readonly [C in HealthCheck]?: string } = {
  address: '/settings/general/',
  backups: '/settings/backups/',
  mail: '/settings/mail_options/',
  update: '/settings/updates/',
};

export const HEALTH_SCREEN = '/settings/health/';

export const healthSettings = (check: HealthCheck): string | undefined => SETTINGS[check];

/** What the server finds about itself: everything, or only by these checks. */
export const useHealth = (checks?: readonly HealthCheck[]) =>
  useQuery({
    queryKey: ['health', checks],
    queryFn: () => client.SystemService.getHealth(checks ? { checks: [...checks] } : {}),
  });
