import { Select } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { MediaSort } from './media-data.ts';

const SORTS = {
  NEWEST: { sort: 'created', direction: 'desc' },
  OLDEST: { sort: 'created', direction: 'asc' },
  NAME: { sort: 'name', direction: 'asc' },
  LARGEST: { sort: 'size', direction: 'desc' },
} as const satisfies { readonly [name: string]: MediaSort };

export type SortName = keyof typeof SORTS;

const LABEL: Record<SortName, MessageKey> = {
  NEWEST: 'MODULE.MEDIA_LIBRARY.SORT.NEWEST',
  OLDEST: 'MODULE.MEDIA_LIBRARY.SORT.OLDEST',
  NAME: 'MODULE.MEDIA_LIBRARY.SORT.NAME',
  LARGEST: 'MODULE.MEDIA_LIBRARY.SORT.LARGEST',
};

export const SORT_NAMES = Object.keys(SORTS) as SortName[];

export const sortOf = (name: SortName): MediaSort => SORTS[name];

/** How the library shows its files. */
export type LibraryView = 'grid' | 'list';

type LibraryViewProps = {
  readonly sort: SortName;
  readonly onSort: (sort: SortName) => void;
  readonly view: LibraryView;
  readonly onView: (view: LibraryView) => void;
};

/** The order of the files, and whether they are a grid or a list. */
export const LibraryViewFields = ({ sort, onSort, view, onView }: LibraryViewProps) => {
  const t = useT();
  const isGrid = view === 'grid';
  return (
    <>
      <Select
        aria-label={t('MODULE.MEDIA_LIBRARY.SORT')}
        data={SORT_NAMES.map((value) => ({ value, label: t(LABEL[value]) }))}
        value={sort}
        onChange={(value) => value !== null && onSort(value as SortName)}
        allowDeselect={false}
        w={138}
      />
      <IconButton
        variant="default"
        label={t(isGrid ? 'MODULE.MEDIA_LIBRARY.AS_LIST' : 'MODULE.MEDIA_LIBRARY.AS_GRID')}
        icon={isGrid ? <IconList size={18} /> : <IconLayoutGrid size={18} />}
        onClick={() => onView(isGrid ? 'list' : 'grid')}
      />
    </>
  );
};
