import type { NodeId, WidgetNode } from '@plinth/model';
import type { Scope, SiteContext } from '@plinth/widgets/kit';
import type { RenderMode } from './attributes.ts';
import { DocumentView, WidgetElement } from './element.tsx';
import { type WrittenHtml, writeHtml } from './html/write-html.ts';

export type RenderDocumentInput = {
  readonly tree: WidgetNode;
  readonly scope: Scope;
  readonly site: SiteContext;
  readonly mode?: RenderMode;
  /** Called for each widget that threw. The page is rendered without it. */
  readonly onBroken?: (node: WidgetNode, error: unknown) => void;
};

type Broken = Map<NodeId, unknown>;

/** Renders every widget separately, without children, to find those that throw. */
const findBroken = ({
  tree,
  scope,
  site,
  mode = 'visit',
  onBroken,
}: RenderDocumentInput): Broken => {
  const broken: Broken = new Map();
  const visit = (node: WidgetNode): void => {
    try {
      writeHtml(<WidgetElement node={node} target={{ scope, mode }} site={site} />);
    } catch (error) {
      broken.set(node.id, error);
      onBroken?.(node, error);
      return;
    }
    for (const child of node.children) visit(child);
  };
  visit(tree);
  return broken;
};

/**
 * Renders a document as HTML. A widget that throws doesn't break the page: it becomes an empty box
 * and is reported. Widgets are rendered a second time only in this case.
 */
export const renderDocument = (input: RenderDocumentInput): WrittenHtml => {
  const { tree, scope, site, mode = 'visit' } = input;
  const target = { scope, mode };
  try {
    return writeHtml(<DocumentView tree={tree} target={target} site={site} />);
  } catch (error) {
    const broken = findBroken(input);
    if (broken.size === 0) throw error;
    const ids = new Set(broken.keys());
    return writeHtml(<DocumentView tree={tree} target={target} site={site} broken={ids} />);
  }
};
