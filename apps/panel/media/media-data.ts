import type { FolderRecord, MediaRecord } from '@plinth/contract';
import type { MediaType } from '@plinth/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { treeRows } from '../tree/flat-tree.ts';

/** A folder id, `everywhere` for all folders, or null for the root. */
export type FolderChoice = number | null | 'everywhere';

/** The owner's files, or images that ship with the product. */
export type MediaOrigin = 'own' | 'sample';

export type MediaQuery = {
  readonly folder: FolderChoice;
  readonly type: MediaType | null;
  readonly origin: MediaOrigin | null;
  readonly search: string;
  readonly page: number;
  readonly count: number;
};

const KEY = ['media'] as const;

export const useMediaList = ({ folder, type, origin, search, page, count }: MediaQuery) =>
  useQuery({
    queryKey: [...KEY, 'list', { folder, type, origin, search, page, count }],
    queryFn: () =>
      client.MediaService.getList({
        page,
        count,
        sort: 'created',
        direction: 'desc',
        ...(folder === 'everywhere' || search ? {} : { folder_id: folder }),
        ...(type ? { type } : {}),
        ...(origin ? { origin } : {}),
        ...(search ? { search } : {}),
      }),
    placeholderData: (previous) => previous,
  });

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
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useMediaFile = (id: number | null) =>
  useQuery({
    queryKey: [...KEY, 'file', id],
    queryFn: () => client.MediaService.get({ id: id ?? 0 }),
    enabled: id !== null,
  });

/** Refetches all data of the library. */
export const useMediaChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
};

export type FolderNode = FolderRecord & { readonly children: readonly FolderNode[] };

export const folderTree = (
  folders: readonly FolderRecord[],
  parentId: number | null = null,
): readonly FolderNode[] =>
  folders
    .filter(({ parent_id }) => parent_id === parentId)
    .toSorted((a, b) => a.name.localeCompare(b.name))
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

/** URL of the file's medium thumbnail; null if it has none. */
export const thumbnailOf = ({ thumbnails, type, url }: MediaRecord): string | null =>
  thumbnails.medium ?? thumbnails.small ?? (type === 'images' ? url : null);

/** Wider and taller images than photos, which are 16:9 at most. */
const MAX_PHOTO_RATIO = 1.8;
/** px; photos are larger. */
const MIN_PHOTO_SIZE = 200;

type Shape = Pick<MediaRecord, 'width' | 'height' | 'mime_type'>;

/** Whether to show the whole image: logos, signs and banners shouldn't be cropped to a square. */
export const showsWhole = ({ width, height, mime_type }: Shape): boolean => {
  if (!width || !height) return mime_type === 'image/svg+xml';
  const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
  return long / short > MAX_PHOTO_RATIO || long < MIN_PHOTO_SIZE;
};

/** Whether an image needs alt text; a favicon is never shown on a page. */
export const lacksAlt = (
  { id, type, alt }: Pick<MediaRecord, 'id' | 'type' | 'alt'>,
  faviconId: number | null,
): boolean => type === 'images' && alt === '' && id !== faviconId;
