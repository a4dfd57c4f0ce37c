import type { NodeId, WidgetNode } from '@plinth/model';
import { WIDGET_VIEWS } from '@plinth/widgets';
import type { SiteContext } from '@plinth/widgets/kit';
import type { ReactNode } from 'react';
import { type Place, rootAttributes } from './attributes.ts';
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
export const WidgetElement = (props: WidgetElementProps) => {
  const { node, place, site, children } = props;
  const View = WIDGET_VIEWS[node.widget];
  if (View === undefined) return <EmptyWidget {...props} />;
  const given = {
    id: node.id,
    properties: completeProperties(node) as never,
    scope: place.scope,
    root: rootAttributes(node, place),
    site,
  };
  return <View {...given}>{children}</View>;
};

export type DocumentViewProps = {
  readonly tree: WidgetNode;
  readonly place: Place;
  readonly site: SiteContext;
  /** Nodes that failed before: they and what is inside them are left out. */
  readonly broken?: ReadonlySet<NodeId>;
};

/** A whole document. */
export const DocumentView = ({ tree, place, site, broken }: DocumentViewProps) => {
  if (broken?.has(tree.id)) return <EmptyWidget node={tree} place={place} site={site} />;
  const children = tree.children.map((child) => (
    <DocumentView key={child.id} tree={child} place={place} site={site} broken={broken} />
  ));
  return (
    <WidgetElement node={tree} place={place} site={site}>
      {children.length === 0 ? undefined : children}
    </WidgetElement>
  );
};
