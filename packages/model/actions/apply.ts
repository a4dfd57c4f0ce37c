import { flattenUnder, nestFrom, sortProperties, walk } from '../tree/flatten.ts';
import type { DocumentNode, FlatDocument, NodeId, Properties } from '../tree/node.ts';
import { PROPERTY_NAME } from '../tree/property-name.ts';
import type { DocumentReader } from '../tree/reader.ts';
import { sameValue } from '../tree/same-value.ts';
import { isInside } from '../tree/walk.ts';
import type { Action, CreateWidget, MoveWidget, RemoveWidget, SetProperties } from './action.ts';
import { createWidget, moveWidget, removeWidget, setProperties } from './action.ts';
import type { ActionOutcome, Changes } from './outcome.ts';
import { refuse } from './outcome.ts';

function create(document: DocumentReader, { parent, index, tree }: CreateWidget): ActionOutcome {
  const parentNode = document.nodes.get(parent);
  if (!parentNode) return refuse('unknownParent', parent);
  if (!isValidIndex(index, parentNode.children)) return refuse('indexOutOfRange', String(index));
  const changes = new Map<NodeId, DocumentNode>();
  for (const node of flattenUnder(tree, parent)) {
    if (document.nodes.has(node.id) || changes.has(node.id)) return refuse('duplicateId', node.id);
    changes.set(node.id, node);
  }
  changes.set(parent, {
    ...parentNode,
    children: parentNode.children.toSpliced(index, 0, tree.id),
  });
  return { ok: true, changes, inverse: removeWidget(tree.id) };
}

function remove(document: DocumentReader, { id }: RemoveWidget): ActionOutcome {
  const node = document.nodes.get(id);
  const tree = nestFrom(document, id);
  if (!node || !tree) return refuse('unknownWidgetId', id);
  if (node.parent === null) return refuse('isRoot', id);
  const parentNode = document.nodes.get(node.parent);
  if (!parentNode) return refuse('unknownParent', node.parent);
  const index = parentNode.children.indexOf(id);
  const changes = new Map<NodeId, DocumentNode | null>();
  for (const node of walk(document, id)) changes.set(node.id, null);
  changes.set(parentNode.id, { ...parentNode, children: parentNode.children.toSpliced(index, 1) });
  return { ok: true, changes, inverse: createWidget({ parent: parentNode.id, index, tree }) };
}

function set(document: DocumentReader, action: SetProperties): ActionOutcome {
  const node = document.nodes.get(action.id);
  if (!node) return refuse('unknownWidgetId', action.id);
  const names = [...new Set([...action.unset, ...Object.keys(action.set)])].sort();
  const invalid = names.find((name) => !PROPERTY_NAME.test(name));
  if (invalid !== undefined) return refuse('invalidPropertyName', invalid);
  const present = names.filter((name) => Object.hasOwn(node.properties, name));
  const inverse = setProperties(
    node.id,
    pick(node.properties, present),
    names.filter((name) => !present.includes(name)),
  );
  const properties = changedProperties(node.properties, action);
  const changes: Changes = sameValue(properties, node.properties)
    ? new Map()
    : new Map([[node.id, { ...node, properties }]]);
  return { ok: true, changes, inverse };
}

function changedProperties(old: Properties, { set, unset }: SetProperties): Properties {
  const remaining = Object.entries(old).filter(([name]) => !unset.includes(name));
  return sortProperties(Object.fromEntries([...remaining, ...Object.entries(set)]));
}

function pick(properties: Properties, names: readonly string[]): Properties {
  return Object.fromEntries(names.map((name) => [name, properties[name] ?? null]));
}

function move(document: DocumentReader, { id, parent, index }: MoveWidget): ActionOutcome {
  const node = document.nodes.get(id);
  const target = document.nodes.get(parent);
  if (!node) return refuse('unknownWidgetId', id);
  if (node.parent === null) return refuse('isRoot', id);
  const source = document.nodes.get(node.parent);
  if (!target || !source) return refuse('unknownParent', parent);
  if (isInside(document, parent, id)) return refuse('insideItself', id);
  const from = source.children.indexOf(id);
  const remaining = source.children.toSpliced(from, 1);
  const siblings = source.id === parent ? remaining : target.children;
  if (!isValidIndex(index, siblings)) return refuse('indexOutOfRange', String(index));
  const inverse = moveWidget(id, source.id, from);
  if (source.id === parent && from === index) return { ok: true, changes: new Map(), inverse };
  const changes = new Map<NodeId, DocumentNode>([[source.id, { ...source, children: remaining }]]);
  if (source.id !== parent) changes.set(id, { ...node, parent });
  changes.set(parent, { ...target, children: siblings.toSpliced(index, 0, id) });
  return { ok: true, changes, inverse };
}

const isValidIndex = (index: number, children: readonly NodeId[]): boolean =>
  Number.isInteger(index) && index >= 0 && index <= children.length;

/**
 * Computes the effect of an action without applying it: the entries to write and the inverse
 * action. The cost depends on the affected nodes and their siblings, not on the size of the
 * document.
 */
export function applyAction(document: DocumentReader, action: Action): ActionOutcome {
  switch (action.type) {
    case 'createWidget':
      return create(document, action);
    case 'removeWidget':
      return remove(document, action);
    case 'setProperties':
      return set(document, action);
    case 'moveWidget':
      return move(document, action);
  }
}

/** Writes changes into a map owned by the caller. */
export function writeChanges(nodes: Map<NodeId, DocumentNode>, changes: Changes): void {
  for (const [id, node] of changes) {
    if (node) nodes.set(id, node);
    else nodes.delete(id);
  }
}

/**
 * Returns a new document with the changes applied. Copies the whole map, so use it only on the
 * server and in tests.
 */
export function withChanges(document: FlatDocument, changes: Changes): FlatDocument {
  const nodes = new Map(document.nodes);
  writeChanges(nodes, changes);
  return { root: document.root, nodes };
}
