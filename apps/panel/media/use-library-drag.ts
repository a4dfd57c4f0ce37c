import type { FolderRecord, MediaRecord } from '@plinth/contract';
import { folderFault } from '@plinth/model';
import { type DragEvent, useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { useMoves } from './use-moves.ts';

/** Files, or a folder. */
type Dragged =
  | { readonly files: readonly MediaRecord[]; readonly folder?: never }
  | { readonly folder: FolderRecord; readonly files?: never };

type LibraryDragOptions = {
  readonly folders: readonly FolderRecord[];
  readonly onMoved?: (() => void) | undefined;
};

/** Drags files and folders onto folders. The menus do the same by keyboard. */
export const useLibraryDrag = ({ folders, onMoved }: LibraryDragOptions) => {
  const { moveFiles, moveFolder } = useMoves();
  const attempt = useAttempt();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<number | null>();
  const end = () => {
    setDragged(null);
    setOver(undefined);
  };
  const canDrop = (target: number | null): boolean => {
    if (!dragged) return false;
    if (dragged.files) return dragged.files.some(({ folder_id }) => folder_id !== target);
    const { id, name, parent_id } = dragged.folder;
    return parent_id !== target && folderFault(folders, { id, name, parent_id: target }) === null;
  };
  const drop = async ({ files, folder }: Dragged, target: number | null) => {
    if (files) await moveFiles(files, target);
    else
      await attempt(() => moveFolder(folder, target), {
        failed: 'COMMON.MESSAGES.UPDATE_ERROR',
      });
    if (files) onMoved?.();
  };
  return {
    /** Properties of what can be dragged. */
    source: (what: Dragged) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags only what has data.
        event.dataTransfer.setData('text/plain', what.folder?.name ?? what.files?.[0]?.name ?? '');
        setDragged(what);
      },
      onDragEnd: end,
    }),
    /** Properties of a folder; null is outside of all folders. */
    target: (id: number | null) => ({
      'data-over': over === id && canDrop(id) ? true : undefined,
      onDragOver: (event: DragEvent) => {
        if (!canDrop(id)) return;
        event.preventDefault();
        setOver(id);
      },
      onDragLeave: () => setOver((current) => (current === id ? undefined : current)),
      onDrop: (event: DragEvent) => {
        if (!(dragged && canDrop(id))) return;
        event.preventDefault();
        end();
        void drop(dragged, id);
      },
    }),
  };
};

export type LibraryDrag = ReturnType<typeof useLibraryDrag>;
