/** Identifies a widget inside its document: 1–64 of `A–Z a–z 0–9 _ -`, kept on save, new on copy. */
export type NodeId = string;

/** Any JSON value that a property may hold. */
export type PropertyValue =
  | string
  | number
  | boolean
  | null
  | readonly PropertyValue[]
  | { readonly [key: string]: PropertyValue };

/** What differs from the widget's defaults, in `snake_case` keys. */
export type Properties = { readonly [key: string]: PropertyValue };

/** A widget with everything below it: the form on the wire, in storage, in theme files and exports. */
export type WidgetNode = {
  readonly id: NodeId;
  readonly widget: string;
  readonly properties: Properties;
  readonly children: readonly WidgetNode[];
};

/** A widget in memory: its place is told by `parent` and by the parent's `children`. */
export type DocumentNode = {
  readonly id: NodeId;
  readonly widget: string;
  readonly properties: Properties;
  readonly parent: NodeId | null;
  readonly children: readonly NodeId[];
};

/**
 * A document in memory: a flat map, so that a change touches one entry and every unchanged node
 * keeps its identity. That is what makes a page of 5,000 widgets editable.
 */
export type FlatDocument = {
  readonly root: NodeId;
  readonly nodes: ReadonlyMap<NodeId, DocumentNode>;
};
