import type { MediaRecord } from '@plinth/contract';
import type { MediaType } from '@plinth/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { client } from '../rpc/client.ts';

/** A folder id, `everywhere` for all folders, or null for the root. */
export type FolderChoice = number | null | 'everywhere';

/** The owner's files, or images that ship with the product. */
export type MediaOrigin = 'own' | 'sample';

/** Files that nothing uses, or images that have no alt text. */
export const FILE_STATES = ['unused', 'no-alt'] as const;
type FileState = (typeof FILE_STATES)[number];

export type MediaSort = {
  readonly sort: 'name' | 'size' | 'created';
  readonly direction: 'asc' | 'desc';
};

export type MediaQuery = {
  readonly folder: FolderChoice;
  readonly type: MediaType | null;
  readonly mimeType: string | null;
  readonly origin: MediaOrigin | null;
  readonly state: FileState | null;
  readonly search: string;
  readonly order: MediaSort;
  readonly page: number;
  readonly count: number;
};

const KEY = ['media'] as const;

/** How often files are read again until the server has read their content. */
const UNREADY_INTERVAL_MS = 2000;

export const useMediaList = ({ page, count, ...filter }: MediaQuery) => {
  const { folder, type, mimeType, origin, state, search, order } = filter;
  return useQuery({
    queryKey: [...KEY, 'list', { page, count, ...filter }],
    queryFn: () =>
      client.MediaService.getList({
        page,
        count,
        ...order,
        ...(folder === 'everywhere' || search ? {} : { folder_id: folder }),
        ...(type ? { type } : {}),
        ...(mimeType ? { mime_type: mimeType } : {}),
        ...(origin ? { origin } : {}),
        ...(state === 'unused' ? { is_unused: true as const } : {}),
        ...(state === 'no-alt' ? { lacks_alt: true as const, type: 'images' as const } : {}),
        ...(search ? { search } : {}),
      }),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ is_ready }) => !is_ready) ? UNREADY_INTERVAL_MS : false,
  });
};

/** Whether the library has images that ship with the product. */
export const useHasSamples = (): boolean =>
  useQuery({
    queryKey: [...KEY, 'has-samples'],
    queryFn: async () =>
      (await client.MediaService.getList({ count: 1, origin: 'sample' })).total > 0,
  }).data ?? false;

export const useFolders = () =>
  useQuery({
    queryKey: [...KEY, 'folders'],
    queryFn: async () => (await client.MediaService.getFolders()).items,
  });

export const useUploadLimits = () =>
  useQuery({
    queryKey: [...KEY, 'limits'],
    queryFn: () => client.MediaService.getLimits(),
  });

export const useMediaFile = (id: number | null) =>
  useQuery({
    queryKey: [...KEY, 'file', id],
    queryFn: () => client.MediaService.get({ id: id ?? 0 }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.is_ready === false ? UNREADY_INTERVAL_MS : false),
  });

/** A file once the server has read its content; null until then. */
export const useReadyFile = (file: MediaRecord | null): MediaRecord | null => {
  const { data } = useMediaFile(file?.is_ready === false ? file.id : null);
  const latest = data && data.id === file?.id ? data : file;
  return latest?.is_ready ? latest : null;
};

/** Refetches all data of the library. */
export const useMediaChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: KEY }), [queries]);
};
