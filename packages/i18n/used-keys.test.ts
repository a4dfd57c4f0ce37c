import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Bundle, loadMessages } from './catalogues.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$|node_modules|dist\//.test(file),
    );

const BUNDLES: readonly Bundle[] = [
  ...(['auth', 'common', 'editor', 'hub', 'mail'] as const),
  ...(['panel', 'server', 'visitors', 'widgets'] as const),
];

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Bundle by key, without plural suffix. */
const owners = new Map<string, Bundle>();
for (const bundle of BUNDLES) {
  const messages = await loadMessages('en_US', bundle);
  for (const key of Object.keys(messages)) owners.set(key.replace(PLURAL, ''), bundle);
}

const AREAS = 'COMMON|MODULE|ROUTE|SHELL|EDITOR|SETUP|WIDGET|VISITOR';
const LITERAL = new RegExp(`['"\`]((?:${AREAS})(?:\\.[A-Z][A-Z0-9_]*)+)(\\.?)(['"\`]|\\$\\{)`, 'g');

/** Message keys in a source file. For a template, all keys that it can produce. */
function keysIn(file: string): readonly string[] {
  const found = [...readFileSync(root + file, 'utf8').matchAll(LITERAL)];
  return found.flatMap(([, key = '', dot, end]) => {
    const isPrefix = dot === '.' || end === '${';
    if (isPrefix) return [...owners.keys()].filter((each) => each.startsWith(key + dot));
    // A route names its title's key without the suffix TITLE.
    return [owners.has(key) ? key : `${key}.TITLE`].filter((each) => owners.has(each));
  });
}

const STATIC = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;
const DYNAMIC = /import\('(\.[^']+)'\)/g;

/** All source files reachable from `entries` through imports that match `patterns`. */
function reachableFiles(
  entries: readonly string[],
  ...patterns: readonly RegExp[]
): ReadonlySet<string> {
  const files = new Set(entries);
  for (const file of files) {
    const text = readFileSync(root + file, 'utf8');
    for (const [, first, second] of patterns.flatMap((each) => [...text.matchAll(each)])) {
      const target = normalize(join(dirname(file), first ?? second ?? ''));
      if (/\.tsx?$/.test(target) && existsSync(root + target)) files.add(target);
    }
  }
  return files;
}

/** Keys from bundles that aren't loaded where the files run. */
const keysNotLoaded = (files: Iterable<string>, loaded: readonly Bundle[]): readonly string[] =>
  [...files].flatMap((file) =>
    keysIn(file)
      .filter((key) => !loaded.includes(owners.get(key) ?? 'common'))
      .map((key) => `${file}: ${key} is in ${owners.get(key)}`),
  );

const screens = sourcesIn('apps/panel/screens');
const GUEST_SCREENS = /^apps\/panel\/screens\/(auth|activation|setup)\//;
/** Routes name the titles of screens that aren't loaded yet. */
const withoutRoutes = (files: ReadonlySet<string>) =>
  [...files].filter((file) => !file.endsWith('/routes.ts'));

describe("texts are loaded where they're used", () => {
  it('for guests', () => {
    const entries = ['apps/panel/main.tsx', 'apps/panel/shell/card-frame.tsx'];
    const files = reachableFiles(
      [...entries, ...screens.filter((file) => GUEST_SCREENS.test(file))],
      STATIC,
    );
    expect(keysNotLoaded(withoutRoutes(files), ['common', 'auth'])).toEqual([]);
  });

  it('for signed-in users', () => {
    const entries = ['apps/panel/main.tsx', 'apps/panel/shell/shell.tsx'];
    const own = screens.filter((file) => !GUEST_SCREENS.test(file));
    const files = reachableFiles(
      [...entries, ...own],
      STATIC,
      /import\('(\.\/(?!.*\bscreen\.tsx)[^']+)'\)/g,
    );
    expect(keysNotLoaded(withoutRoutes(files), ['common', 'panel'])).toEqual([]);
  });

  it('in shared UI components', () => {
    expect(keysNotLoaded(sourcesIn('packages/ui'), ['common'])).toEqual([]);
  });

  it('in the editor, before and after its tools load', () => {
    // Stores can name texts that only tools show.
    const start = [...reachableFiles(['packages/editor/index.ts'], STATIC)].filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(keysNotLoaded(start, ['common'])).toEqual([]);
    const files = reachableFiles(['packages/editor/index.ts'], STATIC, DYNAMIC);
    expect(keysNotLoaded(files, ['common', 'panel', 'editor', 'widgets'])).toEqual([]);
  });
});

it('every text is used, except for the error catalogue', async () => {
  const sources = ['packages', 'apps'].flatMap(sourcesIn);
  const used = new Set(sources.flatMap(keysIn));
  const catalogue = `${root}packages/i18n/locales/en/panel/catalogue.json`;
  const reserved = new Set(Object.keys(JSON.parse(readFileSync(catalogue, 'utf8'))));
  const unused = [...owners.keys()].filter(
    (key) => !used.has(key) && !reserved.has(key) && !key.startsWith('WIDGET.'),
  );
  expect(unused).toEqual([]);
});
