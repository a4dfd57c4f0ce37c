import type { FoundContent } from '@plinth/contract';

/** Where the panel shows content: in the editor, if it has a document. */
export function contentPath({ kind, id }: Pick<FoundContent, 'kind' | 'id'>): string {
  switch (kind) {
    case 'page':
      return `/pages/${id}/design/`;
    case 'post':
      return `/blog/posts/${id}/design/`;
    case 'popup':
      return `/popups/${id}/design/`;
    case 'menu':
      return `/menus/${id}/`;
    case 'media':
      return `/media/file/${id}/`;
  }
}
