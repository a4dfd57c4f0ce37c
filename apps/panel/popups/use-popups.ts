import { useRecordList } from '../data/use-record-list.ts';

/** All popups, by name, for choices. */
export const usePopups = () =>
  useRecordList('PopupsService', { sort: 'name', direction: 'asc', count: 200 }).data?.items;
