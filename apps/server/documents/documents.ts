import { RpcError } from '@plinth/contract';
import {
  checkDocument,
  groupIssues,
  migrateTree,
  type Place,
  type Properties,
  type PropertyValue,
  type WidgetLookup,
  type WidgetNode,
} from '@plinth/model';
import { cleanRichText } from '@plinth/widgets/kit';

/** Where a document stands, and the path under which its offenders are named. */
export type At = { readonly place: Place; readonly path: string };

/** The one check that every document passes before it is stored. */
export type Documents = {
  /**
   * The document as it may be stored, its rich text cleaned. Throws `VALIDATION` with the path of
   * every offender below `path` (`sections.content.children.0.properties.foo`).
   */
  readonly accept: (tree: unknown, place: Place, path: string) => WidgetNode;
  /**
   * The same for a document that replaces `stored`: what is in there already and nobody here knows,
   * because a newer version wrote it, stays to the letter.
   */
  readonly acceptChange: (tree: unknown, stored: WidgetNode, at: At) => WidgetNode;
  /** A stored document as today's widgets understand it. */
  readonly today: (tree: WidgetNode) => WidgetNode;
};

/** Properties that hold rich text, wherever in the properties they are. */
const RICH_TEXT = /(?:^|_)html$/;

const cleanValue = (name: string, value: PropertyValue): PropertyValue => {
  if (typeof value === 'string') return RICH_TEXT.test(name) ? cleanRichText(value) : value;
  if (Array.isArray(value)) return value.map((inner: PropertyValue) => cleanValue(name, inner));
  if (typeof value === 'object' && value !== null) return cleanProperties(value as Properties);
  return value;
};

const cleanProperties = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, cleanValue(name, value)]),
  );

export const createDocuments = (lookup: WidgetLookup): Documents => {
  const cleanNode = (node: WidgetNode): WidgetNode =>
    lookup(node.widget)
      ? {
          id: node.id,
          widget: node.widget,
          properties: cleanProperties(node.properties),
          children: node.children.map(cleanNode),
        }
      : node;
  const today = (tree: WidgetNode) => migrateTree(tree, lookup);
  const check = (tree: unknown, { place, path }: At, stored?: WidgetNode): WidgetNode => {
    const checked = checkDocument({ tree, place, lookup, ...(stored && { stored }) });
    if (!checked.ok) {
      throw new RpcError('VALIDATION', { errors: groupIssues(checked.issues, path) });
    }
    return cleanNode(checked.tree);
  };
  return {
    accept: (tree, place, path) => check(tree, { place, path }),
    acceptChange: (tree, stored, at) => check(tree, at, today(stored)),
    today,
  };
};

/** What a page, header or footer begins with. */
export const emptyDocument = (): WidgetNode => ({
  id: 'w1',
  widget: 'section',
  properties: {},
  children: [],
});
