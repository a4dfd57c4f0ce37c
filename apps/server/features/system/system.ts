import type { BootConfig, services } from '@plinth/contract';
import { disabledWidgets } from '@plinth/model';
import { WIDGETS, widgetParts } from '@plinth/widgets';
import type { Mailer } from '../../mail/mailer.ts';
import { isLocalHost } from '../../outbound/site-probe.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { Session } from '../../security/sessions.ts';
import { readGroup } from '../../settings/group-values.ts';
import { readGeneral, readUploadLimits } from '../../settings/settings.ts';
import { hasOwner } from '../../storage/database/open-store.ts';
import type { Store } from '../../storage/database/store.ts';
import { findHealth } from './health.ts';
import type { HealthPorts } from './health-check.ts';
import { isRuntimeOld } from './runtime.ts';

export type SystemPorts = {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly clock: () => number;
  readonly version: string;
  readonly build: string;
  readonly isDemo: boolean;
  readonly demoLogin: { readonly email: string; readonly password: string } | null;
  readonly hub: string;
  readonly apiUrl: string;
  readonly isTimeZoneFixed: boolean;
  readonly activationState: () => Promise<BootConfig['activation']>;
  readonly activeTheme: () => Promise<string>;
  readonly lastJob: () => number | null;
  readonly health: HealthPorts;
};

const languageOf = async (store: Store, session: Session | null) => {
  if (!session) return undefined;
  const account = await store.read
    .selectFrom('account')
    .select('language')
    .where('id', '=', session.account_id)
    .executeTakeFirst();
  return account?.language;
};

const iso = (time: number): string => new Date(time).toISOString();

/** Whether presets of a widget are on: it has a style, and neither it nor its presets are off. */
const hasPresets = (name: string, flags: { readonly [flag: string]: boolean }): boolean =>
  widgetParts(name)?.style !== undefined &&
  flags[`theme_presets_${name}`] !== false &&
  !disabledWidgets(flags).has(name);

export function createSystem(ports: SystemPorts): Handlers<typeof services.SystemService> {
  const { store, secrets, mailer, clock } = ports;
  const started = clock();
  return {
    getConfig: async (_, { session }) => {
      const general = await readGeneral(store.read);
      const features = await readGroup(store.read, secrets, 'features');
      const flags = features.values as { [flag: string]: boolean };
      const home = await store.read
        .selectFrom('page')
        .select('id')
        .where('is_home', '=', 1)
        .executeTakeFirst();
      const { address, site_name, default_language, html_lang, time_zone } = general;
      return {
        ...{ address, site_name, default_language, html_lang, time_zone },
        version: ports.version,
        build: ports.build,
        apiUrl: ports.apiUrl,
        language_locale: (await languageOf(store, session)) ?? default_language,
        is_time_zone_fixed: ports.isTimeZoneFixed,
        hub_url: ports.hub,
        activation: session ? await ports.activationState() : null,
        is_runtime_old: session !== null && isRuntimeOld(process.versions.node),
        is_demo: ports.isDemo,
        demo_login: ports.isDemo ? ports.demoLogin : null,
        needs_setup: !(await hasOwner(store)),
        is_mail_configured: await mailer.isConfigured(),
        is_under_construction: general.under_construction,
        is_address_local: isLocalHost(new URL(address)),
        upload_max_size: (await readUploadLimits(store.read)).upload_max_size,
        main_page: home?.id ?? null,
        permalinks: general.permalinks,
        suffix: general.suffix,
        features: flags,
        theme_presets: [...WIDGETS.keys()].filter((name) => hasPresets(name, flags)),
        theme: await ports.activeTheme(),
        server_time: iso(clock()),
      };
    },
    getHealth: async ({ checks }) => {
      const rows = await store.read
        .selectFrom('job')
        .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      const last = ports.lastJob();
      return {
        version: ports.version,
        node: process.versions.node,
        database: store.kind,
        uptime: Math.floor((clock() - started) / 1000),
        jobs: {
          waiting: count('waiting') + count('running'),
          failed: count('failed'),
          last_run: last === null ? null : iso(last),
        },
        findings: await findHealth(ports.health, checks),
      };
    },
  };
}
