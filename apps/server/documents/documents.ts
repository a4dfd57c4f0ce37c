import { RpcError } from '@plinth/contract';
import {
  checkDocument,
  documentReferences,
  groupIssues,
  mapRichText,
  migrateTree,
  type Place,
  SECTION,
  type WidgetLookup,
  type WidgetNode,
} from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';
import { cleanRichText } from './clean-rich-text.ts';
import { checkRecordsExist } from './existing-records.ts';

/** Where a document stands, and what it replaces. */
export type At = {
  readonly place: Place;
  /** Stands before the path of every offender: `sections.content`. */
  readonly path: string;
  /**
   * What is in there already stays to the letter where nobody here knows it, because a newer version
   * wrote it; and it may name records that have gone since.
   */
  readonly stored?: WidgetNode | undefined;
};

/** The one check that every document passes before it is stored. */
export type Documents = {
  /**
   * The document as it may be stored, its rich text cleaned. Throws `VALIDATION` with the path of
   * every offender (`sections.content.children.0.properties.foo`), records that are not there among
   * them.
   */
  readonly accept: (db: Reader, tree: unknown, at: At) => Promise<WidgetNode>;
  /** A stored document as today's widgets understand it. */
  readonly today: (tree: WidgetNode) => WidgetNode;
};

export const createDocuments = (lookup: WidgetLookup): Documents => {
  const cleanNode = (node: WidgetNode): WidgetNode => {
    const definition = lookup(node.widget);
    if (!definition) return node;
    return {
      id: node.id,
      widget: node.widget,
      properties: mapRichText(definition.properties, node.properties, cleanRichText),
      children: node.children.map(cleanNode),
    };
  };
  const today = (tree: WidgetNode) => migrateTree(tree, lookup);
  return {
    accept: async (db, tree, { place, path, stored }) => {
      const before = stored && today(stored);
      const checked = checkDocument({ tree, place, lookup, ...(before && { stored: before }) });
      if (!checked.ok) {
        throw new RpcError('VALIDATION', { errors: groupIssues(checked.issues, path) });
      }
      const document = cleanNode(checked.tree);
      await checkRecordsExist(db, {
        after: documentReferences(document, lookup),
        before: before ? documentReferences(before, lookup) : [],
        path,
      });
      return document;
    },
    today,
  };
};

/** What a page, header or footer begins with. */
export const emptyDocument = (): WidgetNode => ({
  id: 'w1',
  widget: SECTION,
  properties: {},
  children: [],
});
