import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webpRatio } from './webp-ratio.ts';

/** A picture of a block in a theme, `<id>.<theme>.webp` next to the block's file. */
export type Thumbnail = {
  readonly theme: string;
  /** Height divided by width. */
  readonly ratio: number;
};

/** A block file, `blocks/<category>/<id>.json`. */
export type BlockFile = {
  readonly id: string;
  readonly category: string;
  readonly data: unknown;
  readonly thumbnails: readonly Thumbnail[];
};

const foldersIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const THUMBNAIL = /^([a-z0-9-]+)\.([a-z0-9-]+)\.webp$/;

function readCategory(folder: string, category: string): BlockFile[] {
  const files = readdirSync(join(folder, category));
  const thumbnails = files.flatMap((file) => {
    const [, id, theme] = THUMBNAIL.exec(file) ?? [];
    if (!id || !theme) return [];
    const ratio = webpRatio(readFileSync(join(folder, category, file)));
    return ratio === null ? [] : [{ id, theme, ratio }];
  });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const id = file.slice(0, -'.json'.length);
      return {
        id,
        category,
        data: JSON.parse(readFileSync(join(folder, category, file), 'utf8')),
        thumbnails: thumbnails
          .filter((thumbnail) => thumbnail.id === id)
          .map(({ theme, ratio }) => ({ theme, ratio })),
      };
    });
}

/** Reads the blocks that ship with the product. */
export const readBlocksFolder = (folder: string): readonly BlockFile[] =>
  foldersIn(folder).flatMap((category) => readCategory(folder, category));
