import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { widgetFiles } from './new-widget/files.ts';
import { widgetNames } from './new-widget/name.ts';
import { widgetsFolder, writeRegistries } from './registries/write.ts';

/** `npm run new:widget <name>` creates a working widget and adds it to the registry. */
const [given = ''] = process.argv.slice(2);
const names = widgetNames(given, readdirSync(widgetsFolder));

if (typeof names === 'string') {
  process.stderr.write(`${names}\nUsage: npm run new:widget <name>\n`);
  process.exit(1);
}
const folder = `${widgetsFolder}/${names.kebab}`;
mkdirSync(folder);
for (const { name, text } of widgetFiles(names)) writeFileSync(`${folder}/${name}`, text);
writeRegistries();
process.stdout.write(
  `packages/widgets/${names.kebab}/ is a working widget. Edit it, add search words to its synonyms.json, then run npm run check.\n`,
);
