import type { NodeId, Properties, WidgetNode } from '../tree/node.ts';

/** Puts a tree at `index` among the children of `parent`. */
export type CreateWidget = {
  readonly type: 'createWidget';
  readonly parent: NodeId;
  readonly index: number;
  readonly tree: WidgetNode;
};

/** Takes a widget away with everything below it. */
export type RemoveWidget = { readonly type: 'removeWidget'; readonly id: NodeId };

/** Takes the `unset` names away, then gives those in `set` their values; others stay as they are. */
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

/** Everything that changes a document: plain data. */
export type Action = CreateWidget | RemoveWidget | SetProperties | MoveWidget;

export const createWidget = (place: Omit<CreateWidget, 'type'>): CreateWidget => ({
  type: 'createWidget',
  ...place,
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
