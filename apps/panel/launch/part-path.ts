import type { SitePart } from '@plinth/contract';
import type { OwnerKind } from '@plinth/model';

const EDITORS: Record<OwnerKind, (id: number) => string> = {
  page: (id) => `/pages/${id}/design/`,
  popup: (id) => `/popups/${id}/design/`,
  post: (id) => `/blog/posts/${id}/design/`,
};

/** Path of the editor that shows a part of the site. */
export const partPath = ({ owner }: SitePart): string => EDITORS[owner.kind](owner.id);

/** The section of the editor that a part of the site is. */
export const sectionOf = ({ kind }: SitePart): 'header' | 'content' | 'footer' =>
  kind === 'header' || kind === 'footer' ? kind : 'content';
