import { useRecordList } from '../data/use-record-list.ts';

/** The latest posts, for choices. */
export const usePosts = () =>
  useRecordList('PostsService', { sort: 'created', direction: 'desc', count: 200 }).data?.items;
