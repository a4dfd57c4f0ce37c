import type { SitePart } from '@plinth/contract';
import type { Owner, OwnerKind } from '@plinth/model';

const EDITORS: Record<OwnerKind, (id: number) => string> = {
  page: (id) => `/pages/${id}/design/`,
  popup: (id) => `/popups/${id}/design/`,
  blog_template: () => '/blog/templates/post/',
  post: (id) => `/blog/posts/${id}/design/`,
};

/** Path of the editor of a document. */
export const documentPath = ({ kind, id }: Owner): string => EDITORS[kind](id);

/** Path of the editor that shows a part of the site. */
export const partPath = ({ owner }: SitePart): string => documentPath(owner);

/** The section of the editor that a part of the site is. */
export const sectionOf = ({ kind }: SitePart): 'header' | 'content' | 'footer' =>
  kind === 'header' || kind === 'footer' ? kind : 'content';
