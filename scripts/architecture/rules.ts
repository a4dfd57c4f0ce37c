import type { IForbiddenRuleType } from 'dependency-cruiser';
import { anyOf, type Layers, layersWithin } from './layers.ts';
import { serverRules } from './server-rules.ts';

/** What each package may import besides itself (ARCHITECTURE.md, "Allowed imports"). */
export const LAYERS: Record<string, readonly string[]> = {
  'packages/model': [],
  'packages/contract': ['packages/model'],
  'packages/i18n': ['packages/model'],
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
  'apps/supervisor': ['packages/contract'],
  'apps/panel': [
    'packages/model',
    'packages/contract',
    'packages/ui',
    'packages/editor',
    'packages/i18n',
  ],
};

const layerRules: IForbiddenRuleType[] = Object.entries(LAYERS).map(([folder, allowed]) => ({
  name: `layer-${folder.replace('/', '-')}`,
  severity: 'error',
  comment: `${folder} may import only ${allowed.join(', ') || 'nothing of ours'}: dependencies point towards the model.`,
  from: { path: `^${folder}/` },
  to: { path: '^(packages|apps|scripts|e2e|bench)/', pathNot: anyOf([folder, ...allowed]) },
}));

/** What each layer of the editor may import besides itself. */
const EDITOR_LAYERS: Record<string, readonly string[]> = {
  core: [],
  save: ['core'],
  canvas: ['core'],
  tools: ['core', 'save', 'canvas'],
  shell: ['core', 'save', 'canvas', 'tools'],
  design: ['core', 'save', 'canvas', 'tools'],
};

/** The folders of the editor's core in layers, lowest first. */
const CORE_LAYERS: Layers = {
  base: ['geometry', 'links', 'ports', 'scheduling', 'search', 'store'],
  session: ['properties', 'session', 'view', 'widgets'],
  steps: ['steps'],
  commands: ['commands', 'design'],
  work: ['blocks', 'embeds', 'history', 'keyboard', 'testing'],
};

const editorRules: IForbiddenRuleType[] = [
  ...layersWithin('packages/editor/core', 'core', CORE_LAYERS),
  ...Object.entries(EDITOR_LAYERS).map(
    ([layer, allowed]): IForbiddenRuleType => ({
      name: `editor-${layer}`,
      severity: 'error',
      comment: `${layer} may import only ${allowed.join(', ') || 'itself'} of the editor: imports run from the shell towards the core.`,
      from: { path: `^packages/editor/${layer}/` },
      to: {
        path: '^packages/editor/',
        pathNot: anyOf([layer, ...allowed].map((folder) => `packages/editor/${folder}`)),
      },
    }),
  ),
  {
    name: 'editor-tool-stands-alone',
    severity: 'error',
    comment:
      'A tool imports no other tool: the shell composes them, and fields/ holds the fields that tools share.',
    from: { path: '^packages/editor/tools/([^/]+)/' },
    to: { path: '^packages/editor/tools/[^/]+/', pathNot: '^packages/editor/tools/($1|fields)/' },
  },
];

/** The folders of the panel in layers, lowest first. */
const PANEL_LAYERS: Layers = {
  base: ['rpc', 'router', 'session', 'time', 'tree'],
  forms: ['data', 'forms', 'list', 'settings', 'topics'],
  records: [
    ...['document-settings', 'links', 'media', 'menus', 'page-settings', 'pages'],
    ...['palettes', 'popup-settings', 'popups', 'post-settings', 'posts', 'regions'],
    ...['share-card', 'updates'],
  ],
  work: ['design', 'document-editor', 'launch', 'left-work'],
  frame: ['shell', 'boot'],
};

/** Folders that have to be in a layer, by their parent. */
export const LAYERED = {
  'apps/panel': [...Object.values(PANEL_LAYERS).flat(), 'screens', 'testing'],
  'packages/editor/core': Object.values(CORE_LAYERS).flat(),
};

/** Tests, their helpers, and the fakes of the editor's ports. */
const TESTS = [
  '\\.test\\.tsx?$',
  '^apps/(server|panel)/testing/',
  '^editor-host/',
  '^packages/editor/testing\\.ts$',
  '^packages/editor/[^/]+/testing/',
  '^packages/editor/core/ports/[^/]+/fake\\.ts$',
];

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
        '^packages/[^/]+/(index|react|checks|icon-set|inspectors|control-samples|synonyms|left-work|links|design|testing)\\.tsx?$',
        '^packages/widgets/kit/index\\.ts$',
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
    name: 'view-without-inspector',
    severity: 'error',
    comment:
      'Views and client scripts reach visitors; option panels and checks must not come with them.',
    from: {
      path: '^packages/(widgets/.*/(view\\.tsx|client\\.ts|style\\.ts)|render/)',
      pathNot: '^packages/render/conformance/',
    },
    to: { path: '(^|/)((inspectors?|checks)\\.tsx?|packages/(i18n|ui)/.*)$' },
  },
  {
    name: 'client-without-react',
    severity: 'error',
    comment: "A visitor's page carries no framework: client.ts is plain DOM.",
    from: { path: '^packages/widgets/[^/]+/client\\.ts$' },
    to: { path: '(^|/)node_modules/|view\\.tsx$|^react' },
  },
  {
    name: 'checks-without-react',
    severity: 'error',
    comment:
      'The server can ask the checks of a widget too: checks.ts is plain data and functions.',
    from: { path: '^packages/widgets/[^/]+/checks\\.ts$' },
    to: { path: '(^|/)node_modules/|(view\\.tsx|client\\.ts)$|^react' },
  },
  {
    name: 'editor-host-without-product',
    severity: 'error',
    comment:
      'The editor host shows that the editor needs no product around it: only its build asks the panel how to bundle.',
    from: { path: '^editor-host/', pathNot: '\\.config\\.ts$' },
    to: { path: '^apps/' },
  },
  {
    name: 'no-node-outside-server',
    severity: 'error',
    comment: 'Everything but the server and what starts it runs in browsers too.',
    from: { path: '^(packages|apps/panel)/', pathNot: '(\\.test\\.tsx?|vite\\.config\\.ts)$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'files-in-few-places',
    severity: 'error',
    comment:
      'Only storage, media, backup, export and update code opens files: whoever audits file access reads five folders.',
    from: {
      path: '^apps/server/',
      pathNot: [
        '^apps/server/(storage|features/(media|backups|exports|updates))/',
        '\\.test\\.ts$',
        '^apps/server/testing/',
      ],
    },
    to: { path: '^(node:)?fs(/promises)?$', dependencyTypes: ['core'] },
  },
  {
    name: 'no-test-in-product',
    severity: 'error',
    comment: 'Product code must not need its tests, nor the fakes that they use.',
    from: { pathNot: TESTS },
    to: { path: TESTS },
  },
];

/** All architecture rules with their reasons. */
export const rules: IForbiddenRuleType[] = [
  ...layerRules,
  ...editorRules,
  ...serverRules,
  ...layersWithin('apps/panel', 'panel', PANEL_LAYERS),
  ...boundaryRules,
];
