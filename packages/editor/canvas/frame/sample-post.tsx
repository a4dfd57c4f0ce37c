import { useT } from '@plinth/i18n/react';
import type { WidgetNode } from '@plinth/model';
import { DocumentView, nodeRules, serializeRules, withIdPrefix } from '@plinth/render/react';
import { useEffect, useState } from 'react';
import { loadWidgetsOf } from '../../core/steps/load-widgets.ts';
import { useSite } from './site-context.ts';

const TARGET = { scope: 'content', mode: 'visit' } as const;

const rulesIn = (node: WidgetNode): ReturnType<typeof nodeRules> => [
  ...nodeRules(node, TARGET.scope),
  ...node.children.flatMap(rulesIn),
];

/** Over the sheets of the page, in the layer of its nodes. */
const cssOf = (node: WidgetNode): string => `@layer nodes{${serializeRules(rulesIn(node))}}`;

/** The document of a post once the code of its widgets has loaded. */
function useLoaded(document: WidgetNode | undefined): WidgetNode | null {
  const [loaded, setLoaded] = useState<WidgetNode | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (document) {
      const shown = withIdPrefix(document, 'post-');
      void loadWidgetsOf([shown]).then(() => isCurrent && setLoaded(shown));
    }
    return () => {
      isCurrent = false;
    };
  }, [document]);
  return loaded;
}

/** What the template of posts shows in the place of a post: the newest one, which isn't edited. */
export function SamplePost() {
  const t = useT();
  const site = useSite();
  const post = site.data({ source: 'sample_post' });
  const loaded = useLoaded(post?.document);
  if (!loaded) return <p>{t('EDITOR.SAMPLE_POST.NONE')}</p>;
  return (
    <>
      <style>{cssOf(loaded)}</style>
      {loaded.children.map((child) => (
        <DocumentView key={child.id} tree={child} target={TARGET} site={site} />
      ))}
    </>
  );
}
