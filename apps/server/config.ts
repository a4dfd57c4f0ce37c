import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { SiteAddress, TimeZone } from '@plinth/model';
import { z } from 'zod';
import type { StoreConfig } from './storage/database/store.ts';
import { StartupError } from './storage/errors.ts';
import { readConfigFile } from './storage/folders/config-file.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const flag = z
  .enum(['', '0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

const isAddress = (text: string): boolean => SiteAddress.safeParse(text).success;

const isProxy = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && more.length === 0;
};

/** `host:port`, as in a URL. */
const isHostAndPort = (text: string): boolean =>
  /^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+):\d{1,5}$/.test(text) && URL.canParse(`http://${text}`);

const parseList = (given: string): string[] =>
  given.split(',').flatMap((entry) => entry.trim() || []);

const text = z.string();

/** Environment variables, all read as text. Descriptions appear in error messages. */
const settings = z.object({
  PLINTH_DATA: text.default('./data').describe('the path of a folder'),
  HOST: text.default('127.0.0.1').describe('an address of this machine such as 127.0.0.1'),
  PORT: text
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000)
    .describe('a whole number from 0 to 65535'),
  PLINTH_ADDRESS: text
    .transform((address) => address.replace(/\/+$/, ''))
    .pipe(text.refine(isAddress))
    .optional()
    .describe('an address like https://example.com, without a path'),
  PLINTH_OWNER_EMAIL: text.optional().describe('an e-mail address'),
  PLINTH_OWNER_PASSWORD: text.optional().describe('a password'),
  PLINTH_STARTER: text
    .regex(/^[a-z0-9-]{1,64}$/)
    .default('harbor')
    .describe('the name of a starter such as harbor, or none'),
  DATABASE_URL: text
    .regex(/^postgres(ql)?:\/\//)
    .optional()
    .describe('an address that begins with postgres://'),
  PLINTH_STORAGE: text.optional().describe('an address that begins with s3://'),
  PLINTH_API_URL: text
    .regex(
      /^\/(?!(?:admin|uploads|preview|hub|healthz|readyz)(?:\/|$))[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/,
    )
    .default('/rpc')
    .describe('a path such as /rpc'),
  PLINTH_WORKERS: text
    .regex(/^(auto|[1-9]\d?)$/)
    .default('1')
    .describe('auto, or a whole number from 1 to 99'),
  PLINTH_TIME_ZONE: TimeZone.optional().describe('a time zone such as Europe/Berlin'),
  PLINTH_DEMO: flag.default(false).describe('0 or 1'),
  PLINTH_HUB: z.url().optional().describe('an address like https://hub.example.com'),
  PLINTH_HUB_KEY: text
    .regex(/^[\w-]{43}\.[\w-]{43}$/)
    .optional()
    .describe('the key that the hub prints when it starts'),
  PLINTH_RELEASES: z.url().optional().describe('an address like https://hub.example.com/releases/'),
  PLINTH_INSTALL: text.optional().describe('the path of a folder'),
  PLINTH_CONTAINER: flag.default(false).describe('0 or 1'),
  PLINTH_REHEARSAL: flag.default(false).describe('0 or 1'),
  PLINTH_TRUST_PROXY: text
    .transform(parseList)
    .refine((list) => list.every(isProxy))
    .default([])
    .describe('addresses or ranges such as 10.0.0.0/8, separated by commas'),
  PLINTH_OUTBOUND: text
    .transform((list) => parseList(list.toLowerCase()))
    .refine((list) => list.every(isHostAndPort))
    .default([])
    .describe('hosts with their ports such as booking.internal:8080, separated by commas'),
  PLINTH_SENDMAIL: text
    .refine((path) => path === 'none' || isAbsolute(path))
    .optional()
    .describe('the path of a program such as /usr/sbin/sendmail, or none'),
  PLINTH_LOG: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`one of ${LOG_LEVELS.join(', ')}`),
});

type SettingName = keyof typeof settings.shape;

/** Settings whose values may contain a password and never appear in error messages. */
const MAY_CONTAIN_PASSWORD: ReadonlySet<string> = new Set<SettingName>([
  'DATABASE_URL',
  'PLINTH_STORAGE',
]);

export type Config = {
  /** Absolute path. */
  readonly data: string;
  readonly host: string;
  readonly port: number;
  /** Public URL of the site, without a trailing slash. */
  readonly address: string;
  readonly owner: { readonly email: string; readonly password: string } | null;
  readonly starter: string;
  /** Path of the RPC endpoint. */
  readonly apiUrl: string;
  readonly store: StoreConfig;
  /** Where media files are stored. Undefined: the data folder. */
  readonly mediaStorage: string | undefined;
  readonly workers: 'auto' | number;
  readonly isDemo: boolean;
  /** IANA name. The owner can't change it. */
  readonly timeZone: string | undefined;
  readonly hub: string | undefined;
  /** Public keys of the hub. Undefined: those of the first activation are kept. */
  readonly hubKey: string | undefined;
  /** URL of the releases. Undefined: those of the hub. */
  readonly releases: string | undefined;
  /** The folder with all versions. Set by the program that starts them, if there is one. */
  readonly install: string | undefined;
  /** Whether Plinth is part of an image. */
  readonly isContainer: boolean;
  /** Whether it only renders pages of a copy, to compare versions: nothing else happens by itself. */
  readonly isRehearsal: boolean;
  readonly trustedProxies: readonly string[];
  /** `host:port` of servers that may be requested although they aren't public. */
  readonly reachable: readonly string[];
  /** Path of the program that sends mail without SMTP, or `none`. Undefined: it is looked for. */
  readonly sendmail: string | undefined;
  readonly logLevel: string;
};

export type Environment = { readonly [name: string]: string | undefined };

function readOwner(email: string | undefined, password: string | undefined): Config['owner'] {
  if (!email && !password) return null;
  if (email && password) return { email, password };
  throw new StartupError(
    'PLINTH_OWNER_EMAIL and PLINTH_OWNER_PASSWORD must be set together or not at all.',
  );
}

function invalidSetting(name: string, given: Environment): StartupError {
  const value = MAY_CONTAIN_PASSWORD.has(name) ? 'what it is now' : JSON.stringify(given[name]);
  const expected = settings.shape[name as SettingName].description;
  return new StartupError(
    `${name} is not valid: it must be ${expected}, not ${value}. Change it in the environment or in plinth.config.json.`,
  );
}

/**
 * Precedence: environment, `plinth.config.json`, defaults. Throws `StartupError` that names the
 * invalid setting.
 */
export function readConfig(environment: Environment): Config {
  const data = resolve(environment.PLINTH_DATA || './data');
  const names = Object.keys(settings.shape).filter((name) => name !== 'PLINTH_DATA');
  const given = { ...readConfigFile(data, names), ...environment };
  const parsed = settings.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  );
  if (!parsed.success) throw invalidSetting(String(parsed.error.issues[0]?.path[0]), given);
  const { DATABASE_URL, PLINTH_WORKERS, ...rest } = parsed.data;
  return {
    data,
    host: rest.HOST,
    port: rest.PORT,
    address: rest.PLINTH_ADDRESS ?? `http://localhost:${rest.PORT}`,
    owner: readOwner(rest.PLINTH_OWNER_EMAIL, rest.PLINTH_OWNER_PASSWORD),
    starter: rest.PLINTH_STARTER,
    apiUrl: rest.PLINTH_API_URL,
    store: DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL }
      : { kind: 'sqlite', file: join(data, 'site.db') },
    mediaStorage: rest.PLINTH_STORAGE,
    workers: PLINTH_WORKERS === 'auto' ? 'auto' : Number(PLINTH_WORKERS),
    isDemo: rest.PLINTH_DEMO,
    timeZone: rest.PLINTH_TIME_ZONE,
    hub: rest.PLINTH_HUB,
    hubKey: rest.PLINTH_HUB_KEY,
    releases: rest.PLINTH_RELEASES,
    install: rest.PLINTH_INSTALL,
    isContainer: rest.PLINTH_CONTAINER,
    isRehearsal: rest.PLINTH_REHEARSAL,
    trustedProxies: rest.PLINTH_TRUST_PROXY,
    reachable: rest.PLINTH_OUTBOUND,
    sendmail: rest.PLINTH_SENDMAIL,
    logLevel: rest.PLINTH_LOG,
  };
}
