import type { IForbiddenRuleType } from 'dependency-cruiser';

/** What each package may import besides itself (ARCHITECTURE.md, "Who may import whom"). */
export const LAYERS: Record<string, readonly string[]> = {
  'packages/model': [],
  'packages/contract': ['packages/model'],
  'packages/i18n': [],
  'packages/widgets': ['packages/model', 'packages/i18n', 'packages/ui'],
  'packages/render': ['packages/model', 'packages/widgets'],
  'packages/ui': ['packages/i18n'],
  'packages/editor': [
    'packages/model',
    'packages/widgets',
    'packages/render',
    'packages/ui',
    'packages/i18n',
  ],
  'apps/server': [
    'packages/model',
    'packages/contract',
    'packages/i18n',
    'packages/render',
    'packages/widgets',
  ],
  'apps/panel': [
    'packages/model',
    'packages/contract',
    'packages/ui',
    'packages/editor',
    'packages/i18n',
  ],
};

const anyOf = (folders: readonly string[]) => `^(${folders.join('|')})/`;

const layerRules: IForbiddenRuleType[] = Object.entries(LAYERS).map(([folder, allowed]) => ({
  name: `layer-${folder.replace('/', '-')}`,
  severity: 'error',
  comment: `${folder} may import only ${allowed.join(', ') || 'nothing of ours'}: dependencies point towards the model.`,
  from: { path: `^${folder}/` },
  to: { path: '^(packages|apps|scripts|e2e|bench)/', pathNot: anyOf([folder, ...allowed]) },
}));

const boundaryRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    severity: 'error',
    comment:
      'Modules in a cycle can only be understood and changed together. Move the shared part out.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'package-entry-only',
    severity: 'error',
    comment: "A package's files are its own business: import what its entry exports.",
    from: { path: '^((?:packages|apps)/[^/]+)/' },
    to: {
      path: '^packages/[^/]+/',
      pathNot: [
        '^$1/',
        '^packages/[^/]+/(index|react|inspectors)\\.tsx?$',
        '^packages/widgets/kit/index\\.ts$',
        '^packages/i18n/(editor-texts|synonyms/synonyms)\\.ts$',
      ],
    },
  },
  {
    name: 'widget-stands-alone',
    severity: 'error',
    comment:
      'A widget imports no other widget, so that each can be read, changed and removed alone. Shared parts live in kit/.',
    from: { path: '^packages/widgets/([^/]+)/', pathNot: '^packages/widgets/(kit|registry)/' },
    to: { path: '^packages/widgets/[^/]+/', pathNot: '^packages/widgets/($1|kit)/' },
  },
  {
    name: 'screen-stands-alone',
    severity: 'error',
    comment:
      'A screen imports no other screen; what two screens share is a part of the panel or of the ui package.',
    from: { path: '^apps/panel/screens/(.+)/[^/]+$' },
    to: { path: '^apps/panel/screens/', pathNot: '^apps/panel/screens/$1/' },
  },
  {
    name: 'service-stands-alone',
    severity: 'error',
    comment: 'A service imports no other service; main.ts hands it what it needs.',
    from: { path: '^apps/server/services/([^/]+)/' },
    to: { path: '^apps/server/services/[^/]+/', pathNot: '^apps/server/services/$1/' },
  },
  {
    name: 'view-without-inspector',
    severity: 'error',
    comment: 'Views and client scripts reach visitors; option panels must not come with them.',
    from: {
      path: '^packages/(widgets/.*/(view\\.tsx|client\\.ts|style\\.ts)|render/)',
      pathNot: '^packages/render/conformance/',
    },
    to: { path: '(^|/)(inspectors?\\.tsx?|packages/(i18n|ui)/.*)$' },
  },
  {
    name: 'client-without-react',
    severity: 'error',
    comment: "A visitor's page carries no framework: client.ts is plain DOM.",
    from: { path: '^packages/widgets/[^/]+/client\\.ts$' },
    to: { path: '(^|/)node_modules/|view\\.tsx$|^react' },
  },
  {
    name: 'no-node-outside-server',
    severity: 'error',
    comment: 'Everything but the server runs in browsers too.',
    from: { path: '^(packages|apps/panel)/', pathNot: '(\\.test\\.tsx?|vite\\.config\\.ts)$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'files-in-few-places',
    severity: 'error',
    comment:
      'Only storage, media, backup and update code opens files: whoever audits file access reads four folders.',
    from: {
      path: '^apps/server/',
      pathNot: [
        '^apps/server/(storage|media|backup|update)/',
        '\\.test\\.ts$',
        '^apps/server/testing/',
      ],
    },
    to: { path: '^(node:)?fs(/promises)?$', dependencyTypes: ['core'] },
  },
  {
    name: 'no-test-in-product',
    severity: 'error',
    comment: 'Product code must not need its tests.',
    from: { pathNot: ['\\.test\\.tsx?$', '^apps/server/testing/'] },
    to: { path: ['\\.test\\.tsx?$', '^apps/server/testing/'] },
  },
];

/** Every rule of the architecture, each with its reason. */
export const rules: IForbiddenRuleType[] = [...layerRules, ...boundaryRules];
