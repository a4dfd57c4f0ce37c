import type { Action } from '../actions/action.ts';
import { createWidget, moveWidget, removeWidget, setProperties } from '../actions/action.ts';
import { applyAction, writeChanges } from '../actions/apply.ts';
import { nestFrom } from '../tree/flatten.ts';
import { invariant } from '../tree/invariant.ts';
import type { DocumentNode, FlatDocument, NodeId } from '../tree/node.ts';
import { longestCommonSubsequence } from './common-subsequence.ts';
import { changedProperties } from './differences.ts';

/** A document being transformed, and the actions applied so far. */
type Transformation = {
  readonly nodes: Map<NodeId, DocumentNode>;
  readonly actions: Action[];
};

function apply({ nodes, actions }: Transformation, action: Action): void {
  const outcome = applyAction({ nodes }, action);
  invariant(outcome.ok, 'an action between two documents fits the first of them');
  writeChanges(nodes, outcome.changes);
  actions.push(action);
}

function orderChildren(state: Transformation, parent: DocumentNode, to: FlatDocument): void {
  const current = state.nodes.get(parent.id)?.children ?? [];
  const unmoved = longestCommonSubsequence(current, parent.children);
  let previous: NodeId | undefined;
  for (const id of parent.children) {
    if (!unmoved.has(id)) positionChild(state, { id, parent: parent.id, previous, to });
    previous = id;
  }
}

type ChildPosition = {
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly previous: NodeId | undefined;
  readonly to: FlatDocument;
};

function positionChild(state: Transformation, { id, parent, previous, to }: ChildPosition): void {
  const siblings = (state.nodes.get(parent)?.children ?? []).filter((sibling) => sibling !== id);
  const index = previous === undefined ? 0 : siblings.indexOf(previous) + 1;
  const node = to.nodes.get(id);
  invariant(node, 'a child is in its document');
  if (state.nodes.has(id)) apply(state, moveWidget(id, parent, index));
  else {
    const { widget, properties } = node;
    apply(state, createWidget({ parent, index, tree: { id, widget, properties, children: [] } }));
  }
}

function updateProperties(state: Transformation, node: DocumentNode): void {
  const before = state.nodes.get(node.id);
  const names = before ? changedProperties(before, node) : [];
  if (names.length === 0) return;
  const set = Object.entries(node.properties).filter(([name]) => names.includes(name));
  const unset = names.filter((name) => !Object.hasOwn(node.properties, name));
  apply(state, setProperties(node.id, Object.fromEntries(set), unset));
}

/**
 * Replaces all children when an id is a different kind of widget in `to`, since the two states
 * can't be matched by id.
 */
function rebuild(from: FlatDocument, to: FlatDocument): Action[] {
  const state: Transformation = { nodes: new Map(from.nodes), actions: [] };
  for (const id of from.nodes.get(from.root)?.children ?? []) apply(state, removeWidget(id));
  for (const [index, id] of (to.nodes.get(to.root)?.children ?? []).entries()) {
    const tree = nestFrom(to, id);
    if (tree) apply(state, createWidget({ parent: to.root, index, tree }));
  }
  const root = to.nodes.get(to.root);
  if (root) updateProperties(state, root);
  return state.actions;
}

/**
 * Returns the actions that turn `from` into `to`, two states of one document. Widgets in both
 * states are moved and changed rather than recreated, so undo covers only what differs.
 */
export function actionsBetween(from: FlatDocument, to: FlatDocument): Action[] {
  const hasOtherKind = (node: DocumentNode) =>
    (from.nodes.get(node.id)?.widget ?? node.widget) !== node.widget;
  if ([...to.nodes.values()].some(hasOtherKind)) return rebuild(from, to);
  const state: Transformation = { nodes: new Map(from.nodes), actions: [] };
  const open = [to.root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = to.nodes.get(id);
    if (!node) continue;
    updateProperties(state, node);
    orderChildren(state, node, to);
    open.push(...node.children.toReversed());
  }
  for (const id of from.nodes.keys()) {
    if (!to.nodes.has(id) && state.nodes.has(id)) apply(state, removeWidget(id));
  }
  return state.actions;
}
