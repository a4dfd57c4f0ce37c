import { z } from 'zod';
import { folderRef } from '../references/declare.ts';
import { recordFields, requiredText } from './fields.ts';
import { FOLDER_DEPTH } from './media.ts';

export const FolderFields = z.strictObject({
  name: requiredText(100),
  /** null: directly in the library. */
  parent_id: folderRef().nullable().default(null),
});
export type FolderFields = z.infer<typeof FolderFields>;

export const Folder = z.strictObject({ ...FolderFields.shape, ...recordFields });
export type Folder = z.infer<typeof Folder>;

/** As much of a folder as its place in the tree needs. */
export type FolderPlace = Pick<Folder, 'id' | 'name' | 'parent_id'>;

export type FolderRefusal = 'unknownFolder' | 'insideItself' | 'tooDeep' | 'recordFound';

/** The folder and those above it, from the inside out; null where a parent is missing. */
function pathOf(folders: readonly FolderPlace[], id: number | null): FolderPlace[] | null {
  const path: FolderPlace[] = [];
  for (let next = id; next !== null; ) {
    const wanted = next;
    const folder = folders.find((candidate) => candidate.id === wanted);
    if (!folder || path.includes(folder)) return null;
    path.push(folder);
    next = folder.parent_id;
  }
  return path;
}

/** How many levels a folder and what is below it take. */
function height(folders: readonly FolderPlace[], id: number): number {
  const below = folders.filter((folder) => folder.parent_id === id);
  return 1 + Math.max(0, ...below.map((folder) => height(folders, folder.id)));
}

/**
 * Why a folder cannot have this name and parent; null: it can. Without an `id` it is a new one.
 * Names are unique among the folders of one parent, whatever their case.
 */
export function folderFault(
  folders: readonly FolderPlace[],
  folder: FolderFields & { readonly id?: number },
): FolderRefusal | null {
  const { id, name, parent_id } = folder;
  const above = pathOf(folders, parent_id);
  if (!above) return 'unknownFolder';
  if (above.some((parent) => parent.id === id)) return 'insideItself';
  const levels = id === undefined ? 1 : height(folders, id);
  if (above.length + levels > FOLDER_DEPTH) return 'tooDeep';
  const same = (other: FolderPlace): boolean =>
    other.parent_id === parent_id &&
    other.id !== id &&
    other.name.trim().toLowerCase() === name.trim().toLowerCase();
  return folders.some(same) ? 'recordFound' : null;
}
