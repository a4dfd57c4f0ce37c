import { readFileSync } from 'node:fs';
import { projectFiles } from './lib/files.ts';
import { root } from './lib/root.ts';
import { findSentences } from './sentences/find.ts';

/** Sources with interface texts: panel, editor, shared components, and inspectors of widgets. */
const files = projectFiles(
  'packages/ui/*.ts',
  'packages/ui/*.tsx',
  'packages/editor/*.ts',
  'packages/editor/*.tsx',
  'packages/widgets/*.ts',
  'packages/widgets/*.tsx',
  'apps/panel/*.ts',
  'apps/panel/*.tsx',
).filter((file) => {
  if (/\.(test|gen|d)\.tsx?$/.test(file)) return false;
  return !file.startsWith('packages/widgets/') || /\/(inspector|view)\.tsx?$/.test(file);
});

const found = files.flatMap((file) =>
  findSentences(file, readFileSync(root + file, 'utf8')).map(
    ({ line, text }) => `${file}:${line}  ${text}`,
  ),
);

if (files.length === 0) throw new Error('No files to check.');
for (const sentence of found) console.error(sentence);
if (found.length > 0) {
  console.error(
    `\n${found.length} texts bypass i18n. Give them a key in packages/i18n/locales/en.`,
  );
  process.exitCode = 1;
} else console.log(`${files.length} files, every sentence goes through i18n`);
