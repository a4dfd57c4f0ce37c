/**
 * Identifies a widget in its document: 1–64 characters of `A–Z a–z 0–9 _ -`. Preserved on save, new
 * on copy.
 */
export type NodeId = string;

export type PropertyValue =
  | string
  | number
  | boolean
  | null
  | readonly PropertyValue[]
  | { readonly [key: string]: PropertyValue };

/** Values that differ from the widget's defaults, with `snake_case` keys. */
export type Properties = { readonly [key: string]: PropertyValue };

/**
 * A widget with everything below it, as used on the wire, in storage, in theme files, and in
 * exports.
 */
export type WidgetNode = {
  readonly id: NodeId;
  readonly widget: string;
  readonly properties: Properties;
  readonly children: readonly WidgetNode[];
};

/** A widget in memory. `parent` and the parent's `children` define its position. */
export type DocumentNode = {
  readonly id: NodeId;
  readonly widget: string;
  readonly properties: Properties;
  readonly parent: NodeId | null;
  readonly children: readonly NodeId[];
};

/**
 * A document in memory: a flat map, so that a change replaces one entry and all other nodes keep
 * their identity. This keeps pages with 5,000 widgets editable.
 */
export type FlatDocument = {
  readonly root: NodeId;
  readonly nodes: ReadonlyMap<NodeId, DocumentNode>;
};
