import { useRecordList } from '../data/use-records.ts';

/** All popups, by name, for choices. */
export const usePopups = () =>
  useRecordList('PopupsService', { sort: 'name', direction: 'asc', count: 200 }).data?.items;
