import type { FoundContent } from '@plinth/contract';
import type { Owner, OwnerKind } from '@plinth/model';

const EDITORS: Record<OwnerKind, (id: number) => string> = {
  page: (id) => `/pages/${id}/design/`,
  popup: (id) => `/popups/${id}/design/`,
  blog_template: () => '/blog/templates/post/',
  post: (id) => `/blog/posts/${id}/design/`,
};

/** Path of the editor of a document. */
export const documentPath = ({ kind, id }: Owner): string => EDITORS[kind](id);

/** Where the panel shows content: in the editor, if it has a document. */
export function contentPath({ kind, id }: Pick<FoundContent, 'kind' | 'id'>): string {
  switch (kind) {
    case 'menu':
      return `/menus/${id}/`;
    case 'media':
      return `/media/file/${id}/`;
    default:
      return documentPath({ kind, id });
  }
}
