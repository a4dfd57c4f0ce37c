import { flatten, walk } from '../tree/flatten.ts';
import type { DocumentNode, NodeId, WidgetNode } from '../tree/node.ts';
import type { DocumentReader } from '../tree/reader.ts';
import { isInside, rootOf } from '../tree/walk.ts';
import { containmentFault, locationFault, lockFault } from './containment.ts';
import type { RulesLookup, WidgetRules } from './definition.ts';
import type { SectionLocation } from './location.ts';
import type { RuleRefusal, Verdict } from './verdict.ts';
import { ALLOWED, forbid } from './verdict.ts';

/** The document, location, and widgets that rules apply to. */
export type RuleContext = {
  readonly document: DocumentReader;
  /** The location of the widget's section or, for a move, of the target section. */
  readonly location: SectionLocation;
  readonly lookup: RulesLookup;
};

const verdict = (refusal: RuleRefusal | null | undefined): Verdict => refusal ?? ALLOWED;

function occurs({ document }: RuleContext, root: NodeId, name: string, except?: NodeId): boolean {
  return walk(document, root).some(({ id, widget }) => widget === name && id !== except);
}

function capacityFault(parent: DocumentNode, definition: WidgetRules, more: number) {
  const max = definition.children?.max;
  if (max === undefined || parent.children.length + more <= max) return null;
  return forbid('tooManyChildren', { widget: parent.widget, max });
}

/** Why a widget can't lose `fewer` of its children. */
function lastItemFault({ lookup }: RuleContext, parent: DocumentNode, fewer: number) {
  const min = lookup(parent.widget)?.children?.min;
  return min === undefined || parent.children.length - fewer >= min
    ? null
    : forbid('lastItem', { widget: parent.widget });
}

/** Why `name` can't be a child of a widget in the document. */
function childFault(context: RuleContext, parent: DocumentNode, name: string): RuleRefusal | null {
  const outer = context.lookup(parent.widget);
  const inner = context.lookup(name);
  if (!outer || !inner) return forbid('unknownWidget', { widget: outer ? name : parent.widget });
  return containmentFault(outer, inner);
}

/** Why a widget can't be anywhere in the section. `moved` is the id of a moved widget. */
function presenceFault(context: RuleContext, root: NodeId, name: string, moved?: NodeId) {
  const { lookup, location } = context;
  const definition = lookup(name);
  if (!definition) return forbid('unknownWidget', { widget: name });
  const fault = locationFault(definition, location);
  if (fault) return fault;
  return definition.oncePerSection && occurs(context, root, name, moved)
    ? forbid('oncePerSection', { widget: name })
    : null;
}

/** Why the structure inside a tree is invalid: nesting, and widgets allowed only once. */
function innerFault(context: RuleContext, tree: WidgetNode): RuleRefusal | null {
  const inner = { ...context, document: flatten(tree) };
  const once = new Set<string>();
  for (const node of inner.document.nodes.values()) {
    const definition = context.lookup(node.widget);
    if (!definition) return forbid('unknownWidget', { widget: node.widget });
    if (definition.oncePerSection && once.has(node.widget)) {
      return forbid('oncePerSection', { widget: node.widget });
    }
    once.add(node.widget);
    const parent = node.parent === null ? undefined : inner.document.nodes.get(node.parent);
    const fault =
      capacityFault(node, definition, 0) ?? (parent && childFault(inner, parent, node.widget));
    if (fault) return fault;
  }
  return null;
}

/**
 * Whether a new widget (by name) or a whole tree (a copy, a block) can become a child of `parent`.
 */
export function mayInsert(
  context: RuleContext,
  parent: NodeId,
  widget: string | WidgetNode,
): Verdict {
  const parentNode = context.document.nodes.get(parent);
  const root = rootOf(context.document, parent);
  if (!parentNode || !root) return forbid('unknownWidgetId', { id: parent });
  const tree =
    typeof widget === 'string' ? { id: 'new', widget, properties: {}, children: [] } : widget;
  const definition = context.lookup(parentNode.widget);
  if (!definition) return forbid('unknownWidget', { widget: parentNode.widget });
  for (const name of new Set(walk(flatten(tree), tree.id).map((node) => node.widget))) {
    const fault = lockFault(name, context.location) ?? presenceFault(context, root.id, name);
    if (fault) return fault;
  }
  return verdict(
    childFault(context, parentNode, tree.widget) ??
      capacityFault(parentNode, definition, 1) ??
      innerFault(context, tree),
  );
}

/** Whether the site has all widgets of a new tree turned on. */
export function mayAdd(tree: WidgetNode, lookup: RulesLookup): Verdict {
  const off = walk(flatten(tree), tree.id).find(({ widget }) => lookup(widget)?.enabled === false);
  return off ? forbid('widgetOff', { widget: off.widget }) : ALLOWED;
}

/** Whether the owner has locked a widget against accidental moves and deletion. */
export const isLocked = ({ properties }: Pick<DocumentNode, 'properties'>): boolean =>
  properties.is_locked === true;

/** Whether a widget can move into `parent`. Inside its current parent, only locks prevent it. */
export function mayMove(context: RuleContext, id: NodeId, parent: NodeId): Verdict {
  const { document, location, lookup } = context;
  const node = document.nodes.get(id);
  const parentNode = document.nodes.get(parent);
  if (!node || !parentNode) return forbid('unknownWidgetId', { id: node ? parent : id });
  if (node.parent === null) return forbid('isRoot', { id });
  if (isInside(document, parent, id)) return forbid('insideItself', { id });
  if (location.locked === 'all') return forbid('sectionLocked', { widget: node.widget });
  if (isLocked(node)) return forbid('widgetLocked', { id, widget: node.widget });
  if (node.parent === parent) return ALLOWED;
  const definition = lookup(parentNode.widget);
  if (!definition) return forbid('unknownWidget', { widget: parentNode.widget });
  return verdict(
    childFault(context, parentNode, node.widget) ??
      capacityFault(parentNode, definition, 1) ??
      sectionFault(context, node, parent) ??
      lossFault(context, node),
  );
}

/** Why a widget isn't allowed in the section of `parent`. Moves within a section aren't checked. */
function sectionFault(context: RuleContext, node: DocumentNode, parent: NodeId) {
  const { document, location } = context;
  const root = rootOf(document, parent);
  if (!root || root === rootOf(document, node.id)) return null;
  for (const moved of walk(document, node.id)) {
    const fault =
      lockFault(moved.widget, location) ?? presenceFault(context, root.id, moved.widget, moved.id);
    if (fault) return fault;
  }
  return null;
}

/** Why a widget's parent needs it, when it leaves together with others. */
function lossFault(
  context: RuleContext,
  { id, parent }: DocumentNode,
  leaving: readonly NodeId[] = [id],
): RuleRefusal | null {
  const parentNode = context.document.nodes.get(parent ?? '');
  if (!parentNode) return null;
  const fewer = parentNode.children.filter((child) => leaving.includes(child)).length;
  return lastItemFault(context, parentNode, fewer);
}

/**
 * Whether a widget can be removed, together with others. It can't if it or anything inside it is
 * locked or not removable, or if it's the last item of its parent.
 */
export function mayRemove(context: RuleContext, id: NodeId, removed?: readonly NodeId[]): Verdict {
  const { document, location, lookup } = context;
  const node = document.nodes.get(id);
  if (!node) return forbid('unknownWidgetId', { id });
  if (node.parent === null) return forbid('isRoot', { id });
  if (location.locked === 'all') return forbid('sectionLocked', { widget: node.widget });
  const inside = walk(document, id);
  const locked = inside.find(isLocked);
  if (locked) return forbid('widgetLocked', { id: locked.id, widget: locked.widget });
  const permanent = inside.find(({ widget }) => lookup(widget)?.removable === false);
  return permanent
    ? forbid('notRemovable', { id: permanent.id, widget: permanent.widget })
    : verdict(lossFault(context, node, removed));
}

/** Whether a widget can be duplicated next to itself. */
export function mayDuplicate(context: RuleContext, id: NodeId): Verdict {
  const { document, lookup } = context;
  const node = document.nodes.get(id);
  if (!node) return forbid('unknownWidgetId', { id });
  if (node.parent === null) return forbid('isRoot', { id });
  const inside = walk(document, id);
  const unknown = inside.find(({ widget }) => !lookup(widget));
  if (unknown) return forbid('unknownWidget', { id: unknown.id, widget: unknown.widget });
  const single = inside.find(({ widget }) => lookup(widget)?.duplicable === false);
  if (single) return forbid('notDuplicable', { id: single.id, widget: single.widget });
  const once = inside.find(({ widget }) => lookup(widget)?.oncePerSection);
  if (once) return forbid('oncePerSection', { id: once.id, widget: once.widget });
  const parentNode = document.nodes.get(node.parent);
  const definition = parentNode && lookup(parentNode.widget);
  if (!definition) return forbid('unknownWidget', { widget: parentNode?.widget });
  return verdict(
    lockFault(node.widget, context.location) ?? capacityFault(parentNode, definition, 1),
  );
}
