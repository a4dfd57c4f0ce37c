import type { WidgetNode } from '@plinth/model';
import { DocumentView, findEagerImage, sectionSite } from '@plinth/render/react';
import type { SiteContext } from '@plinth/widgets/kit';

const SCOPE = 'content' as const;

type SampleContentProps = {
  readonly tree: WidgetNode;
  readonly site: SiteContext;
  /** `edit` shows controls of widgets that need a script to work. */
  readonly mode?: 'visit' | 'edit';
};

/** A site as visitors see it, with the names of the facts that it lacks in their place. */
const withAllFacts = (site: SiteContext): SiteContext => ({
  ...site,
  unpublished: () => null,
  fact: (name) => {
    const fact = site.fact(name);
    return fact && { ...fact, isMissing: false };
  },
});

/** A block or widget, rendered as the first content of a published page with all facts. */
export function SampleContent({ tree, site, mode = 'visit' }: SampleContentProps) {
  const first = findEagerImage(tree, ({ children }) => children);
  const own = sectionSite(withAllFacts(site), SCOPE, first);
  return <DocumentView tree={tree} target={{ scope: SCOPE, mode }} site={own} />;
}
