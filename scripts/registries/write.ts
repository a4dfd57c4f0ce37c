import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../lib/root.ts';
import { type GeneratedFile, registryFiles } from './generate.ts';
import { readWidgets } from './widgets.ts';

export const widgetsFolder = `${root}packages/widgets`;

const fileOf = (name: string): string => `${widgetsFolder}/registry/${name}`;

const current = (name: string): string | null => {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return null;
  }
};

/** The generated files that are not what the widgets' folders say. */
export const staleRegistries = (): readonly GeneratedFile[] =>
  registryFiles(readWidgets(widgetsFolder)).filter(({ name, text }) => current(name) !== text);

/** Brings the registry up to date and answers with the names of the files that were written. */
export const writeRegistries = (): readonly string[] =>
  staleRegistries().map(({ name, text }) => {
    writeFileSync(fileOf(name), text);
    return name;
  });
