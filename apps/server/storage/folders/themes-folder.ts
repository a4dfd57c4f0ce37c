import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Pictures of a starter's home page: `previews/desktop.webp` in the theme's folder. */
export const STARTER_PREVIEWS = ['desktop', 'mobile'] as const;

/** A theme that ships with the product, from its `theme.json`. */
export type ThemeInfo = {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly order: number;
  /** Whether it has a blog with sample posts. */
  readonly has_blog: boolean;
  /** The oldest product version that the theme works with. */
  readonly min_version: string;
  /** Its pictures: `previews/desktop.webp`. */
  readonly pictures: readonly string[];
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
  /** All files of a theme, also those in its folders. */
  readonly files: (id: string) => readonly string[];
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
      const has_blog = 'blog' in info;
      const previews = join(folder, id, 'previews');
      const pictures = existsSync(previews) ? readdirSync(previews) : [];
      return [
        {
          ...{ id, name, version, description, order, min_version, has_blog },
          pictures: pictures.map((file) => `previews/${file}`),
        },
      ];
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return {
    version: productVersion,
    list: () => infos,
    has: (id) => infos.some((info) => info.id === id),
    readJson,
    path: (id, file) => join(folder, id, file),
    files: (id) =>
      readdirSync(join(folder, id), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(join(folder, id), join(parentPath, name)))
        .map((file) => file.replaceAll('\\', '/'))
        .sort(),
  };
}
