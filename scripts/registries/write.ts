import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCALES } from '@plinth/model';
import { catalogueFaults } from '../catalogues/faults.ts';
import { catalogueFiles, type GeneratedFile } from '../catalogues/generate.ts';
import { readCatalogues } from '../catalogues/read.ts';
import { root } from '../lib/root.ts';
import { controlFiles } from './controls.ts';
import { dataSourceFiles } from './data-sources.ts';
import { definitionFiles } from './definitions.ts';
import { registryFiles } from './generate.ts';
import { iconFiles } from './icons.ts';
import { readWidgets } from './widgets.ts';

export const widgetsFolder = `${root}packages/widgets`;
const i18nFolder = `${root}packages/i18n`;

/** Folders with generated files only. */
const REGISTRIES = [`${widgetsFolder}/registry`, `${i18nFolder}/registry`];

const readCurrent = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const languages = [...new Set(LOCALES.map((locale) => locale.slice(0, 2)))];

/** All generated files with their absolute paths. Throws if texts are incomplete. */
function generated(): readonly GeneratedFile[] {
  const widgets = readWidgets(widgetsFolder);
  const catalogues = readCatalogues(`${i18nFolder}/locales`, widgets);
  const faults = catalogueFaults(catalogues, languages);
  if (faults.length > 0) throw new Error(`The texts are not complete:\n${faults.join('\n')}`);
  const inRegistry = (folder: string, files: readonly GeneratedFile[]) =>
    files.map(({ name, text }) => ({ name: `${folder}/registry/${name}`, text }));
  return [
    ...inRegistry(widgetsFolder, registryFiles(widgets)),
    ...inRegistry(i18nFolder, catalogueFiles(catalogues)),
    ...[
      ...dataSourceFiles(root),
      ...definitionFiles(root),
      ...controlFiles(root),
      ...iconFiles(root),
    ].map(({ path, text }) => ({ name: root + path, text })),
  ];
}

type Changes = { readonly stale: readonly GeneratedFile[]; readonly orphaned: readonly string[] };

/** Generated files that are out of date or have no source anymore. */
function changes(): Changes {
  const files = generated();
  const names = new Set(files.map(({ name }) => name));
  const existing = REGISTRIES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.gen.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return {
    stale: files.filter(({ name, text }) => readCurrent(name) !== text),
    orphaned: existing.filter((name) => !names.has(name)),
  };
}

const relative = (name: string): string => name.replace(root, '');

/** The names of generated files that are out of date. */
export function staleRegistries(): readonly string[] {
  const { stale, orphaned } = changes();
  return [...stale.map(({ name }) => name), ...orphaned].map(relative);
}

/** Updates the registries and returns the names of changed files. */
export function writeRegistries(): readonly string[] {
  const { stale, orphaned } = changes();
  for (const { name, text } of stale) {
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, text);
  }
  for (const name of orphaned) rmSync(name);
  return [...stale.map(({ name }) => name), ...orphaned].map(relative);
}
