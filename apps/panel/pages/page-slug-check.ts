import { client } from '../rpc/client.ts';

/** Where a slug must be unique: among the pages with this parent. */
export type SlugPlace = {
  readonly parentId: number | null;
  /** The page that has the slug, unless it is new. */
  readonly pageId?: number | undefined;
};

/** The query for a slug of a page. */
export const pageSlugCheck =
  ({ parentId, pageId }: SlugPlace) =>
  (url: string) => {
    const params = { url, parent_id: parentId, ...(pageId ? { id: pageId } : {}) };
    return {
      queryKey: ['pages', 'url', params],
      queryFn: () => client.PagesService.checkUrl(params),
    };
  };
