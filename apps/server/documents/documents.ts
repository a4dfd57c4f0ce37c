import { RpcError } from '@plinth/contract';
import {
  checkDocument,
  documentReferences,
  groupIssues,
  mapRichText,
  migrateTree,
  SECTION,
  type SectionLocation,
  type WidgetLookup,
  type WidgetNode,
} from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';
import { cleanRichText } from './clean-rich-text.ts';
import { checkRecordsExist } from './existing-records.ts';

/** Where a document is, and which document it replaces. */
export type At = {
  readonly place: SectionLocation;
  /** Prefix of every path in errors, such as `sections.content`. */
  readonly path: string;
  /**
   * The stored version. Its widgets that are unknown here, because a newer version wrote them, stay
   * unchanged. Its references may point to records that have been deleted since.
   */
  readonly stored?: WidgetNode | undefined;
};

/** The check that every document passes before it is stored. */
export type Documents = {
  /**
   * Returns the document with sanitized rich text. Throws `VALIDATION` with the path of every error
   * (`sections.content.children.0.properties.foo`), including references to missing records.
   */
  readonly accept: (db: Reader, tree: unknown, at: At) => Promise<WidgetNode>;
  /** Migrates a stored document to the current widget versions. */
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
      const checked = checkDocument({
        tree,
        location: place,
        lookup,
        ...(before && { stored: before }),
      });
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

/** The initial document of a page, header, or footer. */
export const emptyDocument = (): WidgetNode => ({
  id: 'w1',
  widget: SECTION,
  properties: {},
  children: [],
});
