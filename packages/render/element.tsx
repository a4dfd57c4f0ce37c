import type { NodeId, WidgetNode } from '@plinth/model';
import { WIDGET_VIEWS } from '@plinth/widgets';
import type { SiteContext } from '@plinth/widgets/kit';
import type { ReactElement, ReactNode } from 'react';
import { editableAttributes, type RenderTarget, rootAttributes } from './attributes.ts';
import { dataRequest } from './data.ts';
import { completeProperties, type RenderedNode } from './properties.ts';

export type WidgetElementProps = {
  readonly node: RenderedNode;
  readonly target: RenderTarget;
  readonly site: SiteContext;
  readonly children?: ReactNode;
};

/** An empty box in place of an unknown or broken widget. */
const EmptyWidget = ({ node, target }: WidgetElementProps) => (
  <div {...rootAttributes(node, target)} data-unknown-widget={node.widget} />
);

/**
 * Renders one widget. Children are passed as elements: the server nests them directly, and the
 * canvas wraps each in a component that subscribes to the store. The markup is the same.
 */
const widgetElement = (props: WidgetElementProps, key?: NodeId) => {
  const { node, target, site, children } = props;
  const View = WIDGET_VIEWS[node.widget];
  if (View === undefined) return <EmptyWidget key={key} {...props} />;
  const request = dataRequest(node, site.page);
  return (
    <View
      key={key}
      id={node.id}
      properties={completeProperties(node) as never}
      data={(request && site.data(request)) as never}
      scope={target.scope}
      root={rootAttributes(node, target)}
      editable={editableAttributes(target)}
      site={site}
    >
      {children}
    </View>
  );
};

export const WidgetElement = (props: WidgetElementProps) => widgetElement(props);

export type DocumentViewProps = {
  readonly tree: WidgetNode;
  readonly target: RenderTarget;
  readonly site: SiteContext;
  /** Nodes that threw. They're left out along with their children. */
  readonly broken?: ReadonlySet<NodeId>;
};

type TreeProps = Omit<DocumentViewProps, 'tree'>;

/**
 * Calls views directly instead of wrapping each in a component, which would take most of the
 * rendering time on large pages.
 */
const renderTree = (tree: WidgetNode, props: TreeProps): ReactElement => {
  const { target, site, broken } = props;
  if (broken?.has(tree.id)) return <EmptyWidget key={tree.id} node={tree} {...{ target, site }} />;
  const children =
    tree.children.length === 0 ? undefined : tree.children.map((child) => renderTree(child, props));
  return widgetElement({ node: tree, target, site, children }, tree.id);
};

export const DocumentView = ({ tree, ...props }: DocumentViewProps) => renderTree(tree, props);
