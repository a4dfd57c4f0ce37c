import type { NodeId } from '@plinth/model';
import type { Scope, SiteContext } from '@plinth/widgets/kit';

/**
 * The site context for one section. The header is above the fold, so it isn't lazy-loaded. In the
 * content section, only the first image is eager.
 */
export const sectionSite = (
  site: SiteContext,
  scope: Scope,
  eagerImage: NodeId | null,
): SiteContext => {
  if (scope === 'header') return { ...site, lazyLoading: false };
  return scope === 'content' ? { ...site, eagerImage } : site;
};
