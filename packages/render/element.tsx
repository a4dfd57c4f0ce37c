import type { NodeId, WidgetNode } from '@plinth/model';
import { WIDGET_VIEWS } from '@plinth/widgets';
import type { SiteContext } from '@plinth/widgets/kit';
import type { ReactElement, ReactNode } from 'react';
import { type Place, rootAttributes } from './attributes.ts';
import { dataRequest } from './data.ts';
import { completeProperties, type RenderedNode } from './properties.ts';

export type WidgetElementProps = {
  readonly node: RenderedNode;
  readonly place: Place;
  readonly site: SiteContext;
  readonly children?: ReactNode;
};

/** An empty box in place of an unknown or broken widget. */
const EmptyWidget = ({ node, place }: WidgetElementProps) => (
  <div {...rootAttributes(node, place)} data-unknown-widget={node.widget} />
);

/**
 * Renders one widget. Children are passed as elements: the server nests them directly, and the
 * canvas wraps each in a component that subscribes to the store. The markup is the same.
 */
const widgetElement = (props: WidgetElementProps, key?: NodeId) => {
  const { node, place, site, children } = props;
  const View = WIDGET_VIEWS[node.widget];
  if (View === undefined) return <EmptyWidget key={key} {...props} />;
  const request = dataRequest(node, site.place);
  return (
    <View
      key={key}
      id={node.id}
      properties={completeProperties(node) as never}
      data={(request && site.data(request)) as never}
      scope={place.scope}
      root={rootAttributes(node, place)}
      site={site}
    >
      {children}
    </View>
  );
};

export const WidgetElement = (props: WidgetElementProps) => widgetElement(props);

export type DocumentViewProps = {
  readonly tree: WidgetNode;
  readonly place: Place;
  readonly site: SiteContext;
  /** Nodes that threw. They're left out along with their children. */
  readonly broken?: ReadonlySet<NodeId>;
};

type Nesting = Omit<DocumentViewProps, 'tree'>;

/**
 * Calls views directly instead of wrapping each in a component, which would take most of the
 * rendering time on large pages.
 */
const nested = (tree: WidgetNode, props: Nesting): ReactElement => {
  const { place, site, broken } = props;
  if (broken?.has(tree.id)) return <EmptyWidget key={tree.id} node={tree} {...{ place, site }} />;
  const children =
    tree.children.length === 0 ? undefined : tree.children.map((child) => nested(child, props));
  return widgetElement({ node: tree, place, site, children }, tree.id);
};

/** Renders a whole document. */
export const DocumentView = ({ tree, ...props }: DocumentViewProps) => nested(tree, props);
