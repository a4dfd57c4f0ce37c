import { readFileSync } from 'node:fs';
import { projectFiles } from './lib/files.ts';
import { root } from './lib/root.ts';
import { faultsInMessage, faultsInProse, type WordingFault } from './wording/find.ts';

const messages = projectFiles(
  'packages/i18n/locales/en/**/*.json',
  'packages/widgets/*/messages.en.json',
);
const guides = projectFiles('docs/guide/*.md');

const report = (location: string, faults: readonly WordingFault[]): readonly string[] =>
  faults.map(({ found, instead }) => `${location}  “${found}”: write ${instead}`);

const found = [
  ...messages.flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(root + file, 'utf8'))).flatMap(([key, text]) =>
      report(`${file} ${key}`, faultsInMessage(key, text)),
    ),
  ),
  ...guides.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, index) => report(`${file}:${index + 1}`, faultsInProse(line))),
  ),
];

if (messages.length === 0 || guides.length === 0) throw new Error('No files to check.');
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
else console.log(`${messages.length} catalogs and ${guides.length} guides, no banned wording`);
