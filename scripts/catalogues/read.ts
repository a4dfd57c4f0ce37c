import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { WidgetsSource } from '../registries/widgets.ts';
import { type Catalogue, type Messages, WIDGETS } from './catalogue.ts';

type TextFile = Catalogue;

const listFolders = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const listJsonFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

const readJson = (file: string): Messages => JSON.parse(readFileSync(file, 'utf8'));

/** `<root>/<language>/<bundle>/*.json`; in the folder `widgets` each file is one widget's. */
const readLocales = (root: string): readonly TextFile[] =>
  listFolders(root).flatMap((language) =>
    listFolders(`${root}/${language}`).flatMap((bundle) =>
      listJsonFiles(`${root}/${language}/${bundle}`).map((file) => ({
        language,
        bundle: bundle === WIDGETS ? `${WIDGETS}/${file.replace('.json', '')}` : bundle,
        messages: readJson(`${root}/${language}/${bundle}/${file}`),
      })),
    ),
  );

const isForVisitors = (key: string): boolean => key.startsWith('VISITOR.');

const filterKeys = (messages: Messages, predicate: (key: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => predicate(key)));

/** Widget texts for visitors belong to the `visitors` bundle, the others to the widget's own. */
const widgetCatalogues = ({ widgets, kit }: WidgetsSource): readonly TextFile[] =>
  [{ name: 'kit', messages: kit.messages }, ...widgets].flatMap(({ name, messages }) =>
    Object.entries(messages).flatMap(([language, all]) => [
      {
        language,
        bundle: `${WIDGETS}/${name}`,
        messages: filterKeys(all, (key) => !isForVisitors(key)),
      },
      { language, bundle: 'visitors', messages: filterKeys(all, isForVisitors) },
    ]),
  );

/**
 * Merges files into one catalogue per language and bundle. Throws if two files contain the same
 * key.
 */
function mergeCatalogues(parts: readonly TextFile[]): readonly Catalogue[] {
  const catalogues = new Map<string, Catalogue>();
  for (const { language, bundle, messages } of parts) {
    const name = `${language}/${bundle}`;
    const existing = catalogues.get(name)?.messages ?? {};
    const duplicate = Object.keys(messages).find((key) => Object.hasOwn(existing, key));
    if (duplicate) throw new Error(`${name} contains ${duplicate} twice.`);
    if (Object.keys(messages).length > 0)
      catalogues.set(name, { language, bundle, messages: { ...existing, ...messages } });
  }
  return [...catalogues.values()].sort((a, b) =>
    `${a.language}/${a.bundle}` < `${b.language}/${b.bundle}` ? -1 : 1,
  );
}

/** Reads all catalogues: the language folders, and the texts in widget folders. */
export const readCatalogues = (locales: string, widgets: WidgetsSource): readonly Catalogue[] =>
  mergeCatalogues([
    ...(existsSync(locales) ? readLocales(locales) : []),
    ...widgetCatalogues(widgets),
  ]);
