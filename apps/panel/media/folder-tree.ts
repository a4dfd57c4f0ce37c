import type { FolderRecord } from '@plinth/contract';
import { treeRows } from '../tree/flat-tree.ts';
import type { FolderChoice } from './media-data.ts';

export type FolderNode = FolderRecord & { readonly children: readonly FolderNode[] };

/** Folders in the order of the server, as trees. */
export const folderTree = (
  folders: readonly FolderRecord[],
  parentId: number | null = null,
): readonly FolderNode[] =>
  folders
    .filter(({ parent_id }) => parent_id === parentId)
    .map((folder) => ({ ...folder, children: folderTree(folders, folder.id) }));

/** Select options for all folders, in display order. */
export const folderChoices = (folders: readonly FolderRecord[]) =>
  treeRows(folderTree(folders)).map(({ id, depth, item }) => ({
    value: String(id),
    label: `${'– '.repeat(depth)}${item.name}`,
  }));

/** The folders from the top level down to `id`, inclusive. */
export const folderPath = (
  folders: readonly FolderRecord[],
  id: FolderChoice,
): readonly FolderRecord[] => {
  const folder = folders.find((candidate) => candidate.id === id);
  return folder ? [...folderPath(folders, folder.parent_id), folder] : [];
};
