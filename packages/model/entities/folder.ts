import { z } from 'zod';
import { folderRef } from '../references/declare.ts';
import { recordFields, requiredText } from './fields.ts';
import { FOLDER_DEPTH } from './media.ts';

export const FolderFields = z.strictObject({
  name: requiredText(100),
  /** Null: at the root of the library. */
  parent_id: folderRef().nullable().default(null),
});
export type FolderFields = z.infer<typeof FolderFields>;

export const Folder = z.strictObject({ ...FolderFields.shape, ...recordFields });
export type Folder = z.infer<typeof Folder>;

/** The fields that determine a folder's position in the tree. */
export type FolderNode = Pick<Folder, 'id' | 'name' | 'parent_id'>;

export type FolderRefusal = 'unknownFolder' | 'insideItself' | 'tooDeep' | 'recordFound';

/** The folder and its ancestors, innermost first. Null if a parent is missing. */
function ancestorPath(folders: readonly FolderNode[], id: number | null): FolderNode[] | null {
  const path: FolderNode[] = [];
  for (let next = id; next !== null; ) {
    const id = next;
    const folder = folders.find((candidate) => candidate.id === id);
    if (!folder || path.includes(folder)) return null;
    path.push(folder);
    next = folder.parent_id;
  }
  return path;
}

/** Number of levels in the subtree of a folder. */
function height(folders: readonly FolderNode[], id: number): number {
  const below = folders.filter((folder) => folder.parent_id === id);
  return 1 + Math.max(0, ...below.map((folder) => height(folders, folder.id)));
}

/**
 * Why a folder can't have this name and parent, or null if it can. A new folder has no `id`. Names
 * are unique among siblings, ignoring case.
 */
export function folderFault(
  folders: readonly FolderNode[],
  folder: FolderFields & { readonly id?: number },
): FolderRefusal | null {
  const { id, name, parent_id } = folder;
  const above = ancestorPath(folders, parent_id);
  if (!above) return 'unknownFolder';
  if (above.some((parent) => parent.id === id)) return 'insideItself';
  const levels = id === undefined ? 1 : height(folders, id);
  if (above.length + levels > FOLDER_DEPTH) return 'tooDeep';
  const hasSameName = (other: FolderNode): boolean =>
    other.parent_id === parent_id &&
    other.id !== id &&
    other.name.trim().toLowerCase() === name.trim().toLowerCase();
  return folders.some(hasSameName) ? 'recordFound' : null;
}
