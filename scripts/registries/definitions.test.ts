import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitionFiles } from './definitions.ts';

function routesOf(source: string): string {
  const root = `${mkdtempSync(join(tmpdir(), 'registries-'))}/`;
  try {
    mkdirSync(`${root}apps/panel/screens/help`, { recursive: true });
    writeFileSync(`${root}apps/panel/screens/help/routes.ts`, source);
    return definitionFiles(root).find(({ path }) => path.endsWith('routes.gen.ts'))?.text ?? '';
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('every route of a screen is registered', () => {
  const source = 'export const help = panelRoute({});\nexport const more = guestRoute({});\n';
  expect(routesOf(source)).toContain("import { help, more } from './screens/help/routes.ts';");
});

test('a route that would be left out is an error', () => {
  expect(() => routesOf('export const help = withTitle(panelRoute({}));\n')).toThrow('"help"');
});
