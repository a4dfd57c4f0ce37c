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

/** A widget of a newer version, or one that failed: a box that keeps its place and does no harm. */
const EmptyWidget = ({ node, place }: WidgetElementProps) => (
  <div {...rootAttributes(node, place)} data-unknown-widget={node.widget} />
);

/**
 * One widget, given its children as elements: the server nests these, the canvas wraps each in a
 * component of its own that follows the store. Markup is the same either way.
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
  /** Nodes that failed before: they and what is inside them are left out. */
  readonly broken?: ReadonlySet<NodeId>;
};

type Nesting = Omit<DocumentViewProps, 'tree'>;

/** Views alone, without a component around each: on a page of hundreds that is most of the work. */
const nested = (tree: WidgetNode, props: Nesting): ReactElement => {
  const { place, site, broken } = props;
  if (broken?.has(tree.id)) return <EmptyWidget key={tree.id} node={tree} {...{ place, site }} />;
  const children =
    tree.children.length === 0 ? undefined : tree.children.map((child) => nested(child, props));
  return widgetElement({ node: tree, place, site, children }, tree.id);
};

/** A whole document. */
export const DocumentView = ({ tree, ...props }: DocumentViewProps) => nested(tree, props);
