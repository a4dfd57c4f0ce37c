import type { NodeId, WidgetNode } from '@plinth/model';
import { widgetParts } from '@plinth/widgets';
import { fillVariables, type RootAttributes, type SiteContext } from '@plinth/widgets/kit';
import type { ReactElement, ReactNode } from 'react';
import { editableAttributes, type RenderTarget, rootAttributes } from './attributes.ts';
import { dataRequest } from './data.ts';
import { completeProperties, type RenderedNode } from './properties.ts';
import { missingFacts } from './visibility.ts';

export type WidgetElementProps = {
  readonly node: RenderedNode;
  readonly target: RenderTarget;
  readonly site: SiteContext;
  /** Whether some of its children aren't rendered. */
  readonly isShortened?: boolean;
  readonly children?: ReactNode;
};

/** An empty box in place of an unknown or broken widget. */
const EmptyWidget = ({ node, target }: WidgetElementProps) => (
  <div {...rootAttributes(node, target)} data-unknown-widget={node.widget} />
);

/** Added to a widget that visitors don't see because the site lacks a fact. Only on the canvas. */
const MISSING_FACTS_CLASS = 'moto-facts-missing';
/** Added to a widget without some of its children for that reason. */
const SHORTENED_CLASS = 'moto-shortened';

const withClass = (root: RootAttributes, name: string): RootAttributes => ({
  ...root,
  className: `${root.className} ${name}`,
});

function rootOf({ node, target, site, isShortened }: WidgetElementProps): RootAttributes {
  const attributes = rootAttributes(node, target);
  const style = fillVariables(completeProperties(node), site);
  const root = style ? { ...attributes, style } : attributes;
  if (isShortened) return withClass(root, SHORTENED_CLASS);
  const isMarked = target.mode === 'edit' && missingFacts(node, site.fact).length > 0;
  return isMarked ? withClass(root, MISSING_FACTS_CLASS) : root;
}

/**
 * Renders one widget. Children are passed as elements: the server nests them directly, and the
 * canvas wraps each in a component that subscribes to the store. The markup is the same.
 */
const widgetElement = (props: WidgetElementProps, key?: NodeId) => {
  const { node, target, site, children } = props;
  const View = widgetParts(node.widget)?.View;
  if (View === undefined) return <EmptyWidget key={key} {...props} />;
  const request = dataRequest(node, site.page);
  return (
    <View
      key={key}
      id={node.id}
      properties={completeProperties(node) as never}
      data={(request && site.data(request)) as never}
      scope={target.scope}
      root={rootOf(props)}
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

/** The canvas shows strips in place of widgets that visitors don't see. */
const isRendered = (node: WidgetNode, { target, site }: TreeProps): boolean =>
  target.mode === 'edit' || missingFacts(node, site.fact).length === 0;

/**
 * Calls views directly instead of wrapping each in a component, which would take most of the
 * rendering time on large pages.
 */
const renderTree = (tree: WidgetNode, props: TreeProps): ReactElement => {
  const { target, site, broken } = props;
  if (broken?.has(tree.id)) return <EmptyWidget key={tree.id} node={tree} {...{ target, site }} />;
  const shown = tree.children.filter((child) => isRendered(child, props));
  const isShortened = shown.length < tree.children.length;
  const children = shown.length === 0 ? undefined : shown.map((child) => renderTree(child, props));
  return widgetElement({ node: tree, target, site, isShortened, children }, tree.id);
};

export const DocumentView = ({ tree, ...props }: DocumentViewProps) =>
  isRendered(tree, props) ? renderTree(tree, props) : null;
