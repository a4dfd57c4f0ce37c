import { RpcError } from '@plinth/contract';
import {
  checkDocument,
  documentReferences,
  groupIssues,
  keepsLock,
  mapRichText,
  migrateTree,
  SECTION,
  type SectionLocation,
  type WidgetNode,
} from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';
import { cleanRichText } from './clean-rich-text.ts';
import { checkRecordsExist } from './existing-records.ts';
import { checkStylesExist, type StyledSite, withoutMissingStyles } from './existing-styles.ts';

/** Where a document is, and which document it replaces. */
export type AcceptContext = {
  readonly location: SectionLocation;
  /** Prefix of every path in errors, such as `sections.content`. */
  readonly path: string;
  /**
   * The stored version. Its widgets that are unknown here, because a newer version wrote them, stay
   * unchanged. Its records and styles may have been deleted since.
   */
  readonly stored?: WidgetNode | undefined;
  /** For documents that aren't on the site, or get there with a design of their own. */
  readonly allowsMissingStyles?: true;
};

/** The check that every document passes before it is stored. */
export type Documents = {
  /**
   * Returns the document with sanitized rich text. Throws `VALIDATION` with the path of every error
   * (`sections.content.children.0.properties.foo`), including references to missing records
   * and styles.
   */
  readonly accept: (db: Reader, tree: unknown, at: AcceptContext) => Promise<WidgetNode>;
  /** The document without the styles, presets, and custom colors that the site doesn't have. */
  readonly withoutMissingStyles: (db: Reader, tree: WidgetNode) => Promise<WidgetNode>;
  /** Migrates a stored document to the current widget versions. */
  readonly migrate: (tree: WidgetNode) => WidgetNode;
};

/** Throws `VALIDATION` if a document adds, moves, or removes what its section locks. */
export function checkLock(
  before: WidgetNode,
  after: WidgetNode,
  { location, path }: Pick<AcceptContext, 'location' | 'path'>,
): void {
  if (!keepsLock(before, after, location))
    throw new RpcError('VALIDATION', { errors: { [path]: ['sectionLocked'] } });
}

export const createDocuments = (site: StyledSite): Documents => {
  const { lookup } = site;
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
  const migrate = (tree: WidgetNode) => migrateTree(tree, lookup);
  return {
    accept: async (db, tree, { location, path, stored, allowsMissingStyles }) => {
      const storedTree = stored && migrate(stored);
      const checked = checkDocument({
        tree,
        location,
        lookup,
        ...(storedTree && { stored: storedTree }),
      });
      if (!checked.ok) {
        throw new RpcError('VALIDATION', { errors: groupIssues(checked.issues, path) });
      }
      if (storedTree) checkLock(storedTree, checked.tree, { location, path });
      const document = cleanNode(checked.tree);
      await checkRecordsExist(db, {
        after: documentReferences(document, lookup),
        before: storedTree ? documentReferences(storedTree, lookup) : [],
        path,
      });
      if (!allowsMissingStyles)
        await checkStylesExist(db, { after: document, before: storedTree, site, path });
      return document;
    },
    withoutMissingStyles: (db, tree) => withoutMissingStyles(db, tree, site),
    migrate,
  };
};

/** The initial document of a page, header, or footer. */
export const emptyDocument = (): WidgetNode => ({
  id: 'w1',
  widget: SECTION,
  properties: {},
  children: [],
});
