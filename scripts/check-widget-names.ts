import { readFileSync } from 'node:fs';
import { projectFiles } from './lib/files.ts';
import { root } from './lib/root.ts';
import { readWidgets } from './registries/widgets.ts';
import { widgetsFolder } from './registries/write.ts';
import { findWidgetNames } from './widget-names/find.ts';

/** Sources that build documents and therefore name widgets. */
const DOCUMENT_BUILDERS = ['apps/server/site/pages/service-pages.ts'];

const files = projectFiles(
  ...['editor', 'model', 'render', 'contract', 'ui'].flatMap((name) => [
    `packages/${name}/*.ts`,
    `packages/${name}/*.tsx`,
  ]),
  ...['apps/panel/*.ts', 'apps/panel/*.tsx', 'apps/server/*.ts'],
).filter(
  (file) =>
    !/\.(test|gen|d)\.tsx?$|\/(testing|conformance)\//.test(file) &&
    !DOCUMENT_BUILDERS.includes(file),
);

const names = new Set(readWidgets(widgetsFolder).widgets.map(({ name }) => name));
const found = files.flatMap((file) =>
  findWidgetNames(file, readFileSync(root + file, 'utf8'), names).map(
    ({ line, name }) => `${file}:${line}  names the widget ${name}`,
  ),
);

if (files.length === 0) throw new Error('No files to check.');
for (const each of found) console.error(each);
if (found.length > 0) {
  console.error('\nLet the widget declare what is special about it, in its own folder.');
  process.exitCode = 1;
} else console.log(`${files.length} files, no widget is named outside its folder`);
