import type { Action } from '../actions/action.ts';
import { createWidget, moveWidget, removeWidget, setProperties } from '../actions/action.ts';
import { applyAction, writeChanges } from '../actions/apply.ts';
import { nestFrom } from '../tree/flatten.ts';
import { invariant } from '../tree/invariant.ts';
import type { DocumentNode, FlatDocument, NodeId } from '../tree/node.ts';
import { changedProperties } from './differences.ts';
import { keptInOrder } from './kept-order.ts';

/** A document being transformed, and the actions applied so far. */
type Journey = {
  readonly nodes: Map<NodeId, DocumentNode>;
  readonly actions: Action[];
};

function act({ nodes, actions }: Journey, action: Action): void {
  const outcome = applyAction({ nodes }, action);
  invariant(outcome.ok, 'an action between two documents fits the first of them');
  writeChanges(nodes, outcome.changes);
  actions.push(action);
}

function arrange(journey: Journey, parent: DocumentNode, to: FlatDocument): void {
  const now = journey.nodes.get(parent.id)?.children ?? [];
  const kept = keptInOrder(now, parent.children);
  let previous: NodeId | undefined;
  for (const id of parent.children) {
    if (!kept.has(id)) place(journey, { id, parent: parent.id, previous, to });
    previous = id;
  }
}

type Placing = {
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly previous: NodeId | undefined;
  readonly to: FlatDocument;
};

function place(journey: Journey, { id, parent, previous, to }: Placing): void {
  const siblings = (journey.nodes.get(parent)?.children ?? []).filter((sibling) => sibling !== id);
  const index = previous === undefined ? 0 : siblings.indexOf(previous) + 1;
  const node = to.nodes.get(id);
  invariant(node, 'a child is in its document');
  if (journey.nodes.has(id)) act(journey, moveWidget(id, parent, index));
  else {
    const { widget, properties } = node;
    act(journey, createWidget({ parent, index, tree: { id, widget, properties, children: [] } }));
  }
}

function assign(journey: Journey, node: DocumentNode): void {
  const was = journey.nodes.get(node.id);
  const names = was ? changedProperties(was, node) : [];
  if (names.length === 0) return;
  const set = Object.entries(node.properties).filter(([name]) => names.includes(name));
  const unset = names.filter((name) => !Object.hasOwn(node.properties, name));
  act(journey, setProperties(node.id, Object.fromEntries(set), unset));
}

/**
 * Replaces all children when an id is a different kind of widget in `to`, since the two states
 * can't be matched by id.
 */
function anew(from: FlatDocument, to: FlatDocument): Action[] {
  const journey: Journey = { nodes: new Map(from.nodes), actions: [] };
  for (const id of from.nodes.get(from.root)?.children ?? []) act(journey, removeWidget(id));
  for (const [index, id] of (to.nodes.get(to.root)?.children ?? []).entries()) {
    const tree = nestFrom(to, id);
    if (tree) act(journey, createWidget({ parent: to.root, index, tree }));
  }
  const root = to.nodes.get(to.root);
  if (root) assign(journey, root);
  return journey.actions;
}

/**
 * Returns the actions that turn `from` into `to`, two states of one document. Widgets in both
 * states are moved and changed rather than recreated, so undo covers only what differs.
 */
export function actionsBetween(from: FlatDocument, to: FlatDocument): Action[] {
  const isOther = (node: DocumentNode) =>
    (from.nodes.get(node.id)?.widget ?? node.widget) !== node.widget;
  if ([...to.nodes.values()].some(isOther)) return anew(from, to);
  const journey: Journey = { nodes: new Map(from.nodes), actions: [] };
  const open = [to.root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = to.nodes.get(id);
    if (!node) continue;
    assign(journey, node);
    arrange(journey, node, to);
    open.push(...node.children.toReversed());
  }
  for (const id of from.nodes.keys()) {
    if (!to.nodes.has(id) && journey.nodes.has(id)) act(journey, removeWidget(id));
  }
  return journey.actions;
}
