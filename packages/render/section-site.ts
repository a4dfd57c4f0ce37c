import type { NodeId } from '@plinth/model';
import type { Scope, SiteContext } from '@plinth/widgets/kit';

/**
 * The site as the widgets of a section see it: the header is what a visitor sees first; of the content
 * only the first picture is urgent.
 */
export const sectionSite = (
  site: SiteContext,
  scope: Scope,
  firstPicture: NodeId | null,
): SiteContext => {
  if (scope === 'header') return { ...site, lazyLoading: false };
  return scope === 'content' ? { ...site, eagerPicture: firstPicture } : site;
};
