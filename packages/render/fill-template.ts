import type { WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

/** A document with other ids than the one that it is shown with. */
export const withIdPrefix = (node: WidgetNode, prefix: `${string}-`): WidgetNode => ({
  ...node,
  id: `${prefix}${node.id}`,
  children: node.children.map((child) => withIdPrefix(child, prefix)),
});

/** By stored document, so that the rules of its widgets are computed once. */
const templates = new WeakMap<WidgetNode, WidgetNode>();

function prefixed(template: WidgetNode): WidgetNode {
  const known = templates.get(template) ?? withIdPrefix(template, 'template-');
  templates.set(template, known);
  return known;
}

/** Only the widgets around the place of the post are new objects. */
function fill(node: WidgetNode, post: WidgetNode): WidgetNode {
  if (widgetDefinition(node.widget)?.holdsPost) return { ...node, children: post.children };
  const children = node.children.map((child) => fill(child, post));
  return children.every((child, index) => child === node.children[index])
    ? node
    : { ...node, children };
}

/**
 * The post template as a post shows it: with the post's document in its place, or at the end if the
 * template has none.
 */
export function fillTemplate(template: WidgetNode, post: WidgetNode): WidgetNode {
  const around = prefixed(template);
  const filled = fill(around, post);
  return filled === around
    ? { ...around, children: [...around.children, ...post.children] }
    : filled;
}
