import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures of a starter's home page: `previews/desktop.webp` in the theme's folder. */
export const STARTER_PREVIEWS = ['desktop', 'mobile'] as const;

/** A theme that ships with the product, from its `theme.json`. */
export type ThemeInfo = {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly order: number;
  /** The oldest product version that the theme works with. */
  readonly min_version: string;
  /** Whether it has all pictures of `STARTER_PREVIEWS`. */
  readonly hasPreviews: boolean;
};

/** The themes that ship with the product, read from `themes/<id>/`. */
export type Themes = {
  /** The product's version. */
  readonly version: string;
  readonly list: () => readonly ThemeInfo[];
  readonly has: (id: string) => boolean;
  /** A JSON file of a theme. Undefined if it doesn't exist. */
  readonly readJson: (id: string, file: string) => unknown;
  /** The absolute path of a theme file. */
  readonly path: (id: string, file: string) => string;
};

export function openThemes(folder: string, productVersion: string): Themes {
  const readJson = (id: string, file: string): unknown => {
    const path = join(folder, id, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
  const infos = (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((id): ThemeInfo[] => {
      const info = readJson(id, 'theme.json') as Partial<ThemeInfo> | undefined;
      if (!info) return [];
      const { name = id, version = '1.0.0', description = '', order = 100 } = info;
      const { min_version = '0.0.0' } = info;
      const hasPreviews = STARTER_PREVIEWS.every((device) =>
        existsSync(join(folder, id, `previews/${device}.webp`)),
      );
      return [{ id, name, version, description, order, min_version, hasPreviews }];
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return {
    version: productVersion,
    list: () => infos,
    has: (id) => infos.some((info) => info.id === id),
    readJson,
    path: (id, file) => join(folder, id, file),
  };
}
