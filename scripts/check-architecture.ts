import { checkImports } from './architecture/cruise.ts';
import { rules } from './architecture/rules.ts';
import { projectFiles } from './lib/files.ts';
import { root } from './lib/root.ts';

const FOLDERS = ['packages', 'apps', 'editor-host'];
const { modules, violations } = await checkImports(root, FOLDERS);

const expected = projectFiles(
  ...FOLDERS.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]),
).filter((file) => !file.endsWith('.gen.ts'));
const missed = expected.filter((file) => !modules.has(file));
if (missed.length > 0) {
  console.error(
    `The architecture check did not see ${missed.length} of ${expected.length} modules, for example ${missed.slice(0, 5).join(', ')}.`,
  );
  process.exit(1);
}

for (const { rule, from, to } of violations) {
  console.error(
    `${rule}: ${from} → ${to}\n    ${rules.find(({ name }) => name === rule)?.comment}`,
  );
}
if (violations.length > 0) process.exit(1);
console.log(`${modules.size} modules, ${rules.length} rules, no violations`);
