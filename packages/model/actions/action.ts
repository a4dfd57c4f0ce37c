import type { NodeId, Properties, WidgetNode } from '../tree/node.ts';

/** Inserts a tree at `index` among the children of `parent`. */
export type CreateWidget = {
  readonly type: 'createWidget';
  readonly parent: NodeId;
  readonly index: number;
  readonly tree: WidgetNode;
};

/** Removes a widget and everything below it. */
export type RemoveWidget = { readonly type: 'removeWidget'; readonly id: NodeId };

/** Removes the properties in `unset`, then assigns those in `set`. Others stay unchanged. */
export type SetProperties = {
  readonly type: 'setProperties';
  readonly id: NodeId;
  readonly set: Properties;
  readonly unset: readonly string[];
};

/** `index` counts the children of `parent` without the moved widget. */
export type MoveWidget = {
  readonly type: 'moveWidget';
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly index: number;
};

/** A change to a document, as plain data. */
export type Action = CreateWidget | RemoveWidget | SetProperties | MoveWidget;

export const createWidget = (options: Omit<CreateWidget, 'type'>): CreateWidget => ({
  type: 'createWidget',
  ...options,
});

export const removeWidget = (id: NodeId): RemoveWidget => ({ type: 'removeWidget', id });

export const setProperties = (
  id: NodeId,
  set: Properties,
  unset: readonly string[] = [],
): SetProperties => ({ type: 'setProperties', id, set, unset });

export const moveWidget = (id: NodeId, parent: NodeId, index: number): MoveWidget => ({
  type: 'moveWidget',
  id,
  parent,
  index,
});
