import type { SitePart } from '@plinth/contract';
import { documentPath } from '../links/content-path.ts';

/** Path of the editor that shows a part of the site. */
export const partPath = ({ owner }: SitePart): string => documentPath(owner);

/** The section of the editor that a part of the site is. */
export const sectionOf = ({ kind }: SitePart): 'header' | 'content' | 'footer' =>
  kind === 'header' || kind === 'footer' ? kind : 'content';
