import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block as it lies in `blocks/<category>/<id>.json`. */
export type BlockFile = {
  readonly id: string;
  readonly category: string;
  readonly data: unknown;
  /** The themes in whose look there is a picture of it: `<id>.<theme>.webp` beside it. */
  readonly pictures: readonly string[];
};

/** Sub-folders of a folder. */
const foldersIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const PICTURE = /^([a-z0-9-]+)\.([a-z0-9-]+)\.webp$/;

function readCategory(folder: string, category: string): BlockFile[] {
  const files = readdirSync(join(folder, category));
  const pictures = files.flatMap((file) => {
    const [, id, theme] = PICTURE.exec(file) ?? [];
    return id && theme ? [{ id, theme }] : [];
  });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const id = file.slice(0, -'.json'.length);
      return {
        id,
        category,
        data: JSON.parse(readFileSync(join(folder, category, file), 'utf8')),
        pictures: pictures.filter((picture) => picture.id === id).map(({ theme }) => theme),
      };
    });
}

/** The blocks that ship with the product. */
export const readBlocksFolder = (folder: string): readonly BlockFile[] =>
  foldersIn(folder).flatMap((category) => readCategory(folder, category));
