import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fonts that ship with the product, read from `fonts/<name>/`. */
export type FontFiles = {
  /** The parsed `font.json` of each font. */
  readonly list: () => readonly unknown[];
  readonly has: (name: string) => boolean;
  /** The absolute path of a font's file. */
  readonly path: (name: string, file: string) => string;
};

export function openFonts(folder: string): FontFiles {
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    existsSync(join(folder, name, 'font.json')),
  );
  return {
    list: () =>
      names.map((name) => JSON.parse(readFileSync(join(folder, name, 'font.json'), 'utf8'))),
    has: (name) => names.includes(name),
    path: (name, file) => join(folder, name, file),
  };
}
