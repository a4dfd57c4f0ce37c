import type { IForbiddenRuleType } from 'dependency-cruiser';
import { anyOf, within } from './layers.ts';

/** What each layer of the server may import besides itself and the log, lowest layer first. */
const SERVER_LAYERS: Record<string, readonly string[]> = {
  storage: [],
  security: ['storage'],
  documents: ['storage'],
  rpc: ['storage', 'security', 'documents'],
  settings: ['storage', 'security', 'documents', 'rpc'],
  jobs: ['storage', 'security'],
  mail: ['storage', 'security', 'settings', 'jobs'],
  outbound: [],
  http: ['storage', 'security', 'rpc'],
  hub: ['storage', 'security', 'http'],
  features: [
    ...['storage', 'security', 'documents', 'rpc', 'settings'],
    ...['jobs', 'mail', 'outbound', 'http'],
  ],
  site: [
    ...['storage', 'security', 'documents', 'rpc', 'settings'],
    ...['jobs', 'mail', 'outbound', 'http', 'features'],
  ],
};

/** What each part of storage may import besides itself and the storage errors. */
const STORAGE_LAYERS: Record<string, readonly string[]> = {
  folders: [],
  files: [],
  database: ['folders'],
  records: ['database'],
};

/** Imports allowed between features. */
const FEATURE_IMPORTS: Record<string, readonly string[]> = {
  backups: ['media'],
  blocks: ['themes'],
  fonts: ['media'],
  launch: ['blocks', 'media', 'themes'],
  logos: ['fonts'],
  pages: ['document-owners', 'menus'],
  popups: ['document-owners'],
  posts: ['document-owners', 'pages'],
  setup: ['activation', 'themes'],
  'site-design': ['backgrounds', 'presets', 'styles'],
  submissions: ['media'],
  themes: ['media'],
};

export const serverRules: IForbiddenRuleType[] = [
  ...Object.entries(SERVER_LAYERS).map(
    ([layer, allowed]): IForbiddenRuleType => ({
      name: `server-${layer}`,
      severity: 'error',
      comment: `${layer} may import only ${allowed.join(', ') || 'itself'} of the server: imports run from the site towards storage.`,
      from: { path: `^apps/server/${layer}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/',
        pathNot: [anyOf(within('apps/server', [layer, ...allowed])), '^apps/server/logging\\.ts$'],
      },
    }),
  ),
  ...Object.entries(STORAGE_LAYERS).map(
    ([part, allowed]): IForbiddenRuleType => ({
      name: `storage-${part}`,
      severity: 'error',
      comment: `storage/${part} may import only ${allowed.join(', ') || 'itself'} of storage: records stand on the database, the database on its folder.`,
      from: { path: `^apps/server/storage/${part}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/storage/',
        pathNot: [
          anyOf(within('apps/server/storage', [part, ...allowed])),
          '^apps/server/storage/errors\\.ts$',
        ],
      },
    }),
  ),
  {
    name: 'feature-stands-alone',
    severity: 'error',
    comment:
      'A feature imports no other feature but those it is built on (FEATURE_IMPORTS); services.ts hands it what it needs.',
    from: {
      path: '^apps/server/features/([^/]+)/',
      pathNot: [
        '\\.test\\.ts$',
        anyOf(within('apps/server/features', Object.keys(FEATURE_IMPORTS))),
      ],
    },
    to: { path: '^apps/server/features/[^/]+/', pathNot: '^apps/server/features/$1/' },
  },
  ...Object.entries(FEATURE_IMPORTS).map(
    ([feature, allowed]): IForbiddenRuleType => ({
      name: `feature-${feature}`,
      severity: 'error',
      comment: `The feature ${feature} is built on ${allowed.join(', ')}, and on no other feature.`,
      from: { path: `^apps/server/features/${feature}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/features/',
        pathNot: anyOf(within('apps/server/features', [feature, ...allowed])),
      },
    }),
  ),
];
