import type { FoundContent } from '@plinth/contract';
import { documentPath } from './part-path.ts';

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
