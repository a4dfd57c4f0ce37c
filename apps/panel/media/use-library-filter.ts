import { MEDIA_TYPES, type MediaType } from '@plinth/model';
import { useState } from 'react';
import { MAX_SEARCH } from '../list/use-list-filters.ts';
import { usePagerOf } from '../list/use-pager.ts';
import type { NamedValues } from '../router/use-address-values.ts';
import { SORT_NAMES } from './library-view.tsx';
import { FILE_STATES, type FolderChoice } from './media-data.ts';

const ORIGINS = ['own', 'sample'] as const;

const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text) ?? null;

/** Values that are kept until the component unmounts. */
export const useOwnValues = (initial: Readonly<Record<string, string>> = {}): NamedValues => {
  const [values, setValues] = useState(initial);
  return {
    read: (name) => values[name] ?? '',
    change: (changed) => setValues((all) => ({ ...all, ...changed })),
  };
};

/** The folder and the filters of a picker. Another folder is shown whole, from its first page. */
export const usePickerPlace = (initial: Readonly<Record<string, string>> = {}) => {
  const values = useOwnValues(initial);
  const [folder, setFolder] = useState<FolderChoice>('everywhere');
  const onFolder = (next: FolderChoice) => {
    values.change({ search: '', page: '' });
    setFolder(next);
  };
  return { folder, onFolder, values };
};

type FilterOptions = {
  /** Lists only files of this type. */
  readonly type: MediaType | undefined;
  /** Leaves out samples at first. */
  readonly isOwn: boolean;
};

/** Search, filters, order and page of the library. Values that don't exist are ignored. */
export const useLibraryFilter = (values: NamedValues, { type, isOwn }: FilterOptions) => {
  const { read, change } = values;
  const { pager, goTo } = usePagerOf(values);
  const search = read('search').slice(0, MAX_SEARCH);
  const chosenType = oneOf(MEDIA_TYPES, read('type'));
  const origin = oneOf(ORIGINS, read('origin'));
  const state = oneOf(FILE_STATES, read('state'));
  const first = isOwn ? 'own' : '';
  /** Sets values by name, and returns to the first page. */
  const find = (found: Readonly<Record<string, string>>) => change({ ...found, page: '' });
  return {
    ...{ search, chosenType, origin, state, pager, goTo, find },
    type: type ?? chosenType,
    sort: oneOf(SORT_NAMES, read('sort')) ?? 'NEWEST',
    // What a picker asks for isn't a filter that the user could clear.
    isFiltered:
      search !== '' ||
      chosenType !== null ||
      state !== null ||
      (origin !== null && origin !== first),
    clear: () => find({ search: '', type: '', state: '', origin: first }),
  };
};
