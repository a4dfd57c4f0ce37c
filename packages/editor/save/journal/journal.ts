import {
  checkTree,
  type DocumentNode,
  type DocumentReader,
  type HistoryData,
  type NodeId,
  nestFrom,
  parseHistory,
  type Transaction,
  walk,
} from '@plinth/model';
import { z } from 'zod';
import type { EditorSession, EditorView } from '../../core/session/types.ts';

/** What the person looked at; `scroll` in px of the page. */
const ViewSchema = z.strictObject({
  selection: z.array(z.string()),
  device: z.enum(['desktop', 'tablet', 'mobile_h', 'mobile_v']),
});

const HeadSchema = z.strictObject({
  /** ms since 1970. */
  at: z.number(),
  /** Names the stored documents on which all of it was recorded. */
  stored: z.string(),
  done: z.array(z.number()),
  undone: z.array(z.number()),
  view: z.strictObject({ ...ViewSchema.shape, scroll: z.number() }),
});

const Id = z.string().min(1);
const NodeSchema: z.ZodType<DocumentNode> = z.strictObject({
  id: Id,
  widget: z.string(),
  properties: z.custom<DocumentNode['properties']>((value) => typeof value === 'object' && !!value),
  parent: Id.nullable(),
  children: z.array(Id),
});

const EntrySchema = z.strictObject({ saved: NodeSchema.nullable(), now: NodeSchema.nullable() });

/** A widget as it is stored and as it is on the canvas; null: it is not there. */
export type JournalEntry = z.output<typeof EntrySchema>;
export type JournalHead = z.output<typeof HeadSchema>;
export type JournalView = JournalHead['view'];

/** What a browser has stored of one document: its unsaved work, and how it came to be. */
export type Journal = {
  readonly id: string;
  readonly at: number;
  readonly stored: string;
  readonly view: JournalView;
  /** The widgets that were not saved as they were. */
  readonly nodes: ReadonlyMap<NodeId, JournalEntry>;
  /** null where it is damaged; the work above stands all the same. */
  readonly history: HistoryData<EditorView> | null;
};

/** A journal as it lies in the store: `head`, and the rest by name. */
export type RawJournal = {
  readonly id: string;
  readonly head: unknown;
  readonly steps: ReadonlyMap<number, unknown>;
  readonly nodes: ReadonlyMap<NodeId, unknown>;
};

/** null where its head is missing or damaged: a write of it never finished. */
export function readJournal({ id, head, steps, nodes }: RawJournal): Journal | null {
  const parsed = HeadSchema.safeParse(head);
  if (!parsed.success) return null;
  const { at, stored, view, done, undone } = parsed.data;
  const entries = [...nodes].map(([node, value]) => [node, EntrySchema.safeParse(value)] as const);
  const good = entries.flatMap(([node, { data }]) => (data ? [[node, data] as const] : []));
  const stepsOf = (numbers: readonly number[]) => numbers.map((number) => steps.get(number));
  const history = parseHistory(
    { done: stepsOf(done), undone: stepsOf(undone) },
    ViewSchema as z.ZodType<EditorView>,
  );
  return { id, at, stored, view, nodes: new Map(good), history };
}

/**
 * A page on one side of a journal: as it was stored when the journal was written, or as it was left.
 * Widgets of which the journal says nothing are as they are in `current`; a widget that stands in two
 * places by that stands where the journal has it.
 */
export function sectionsAt(
  current: DocumentReader,
  { sections }: Pick<EditorSession, 'sections'>,
  side: ReadonlyMap<NodeId, DocumentNode | null>,
): DocumentReader {
  const nodeOf = (id: NodeId) => (side.has(id) ? side.get(id) : current.nodes.get(id));
  const claimed = new Map<NodeId, NodeId>();
  for (const [id, node] of side) for (const child of node?.children ?? []) claimed.set(child, id);
  const nodes = new Map<NodeId, DocumentNode>();
  const open: { readonly id: NodeId; readonly parent: NodeId | null }[] = sections.map(
    ({ root }) => ({ id: root, parent: null }),
  );
  for (let next = open.pop(); next; next = open.pop()) {
    const { id, parent } = next;
    const node = nodeOf(id);
    if (!node || nodes.has(id)) continue;
    const children = node.children.filter(
      (child) => nodeOf(child) && (claimed.get(child) ?? id) === id,
    );
    const isSame = parent === node.parent && children.length === node.children.length;
    nodes.set(id, isSame ? node : { ...node, parent, children });
    open.push(...children.map((child) => ({ id: child, parent: id })));
  }
  return { nodes };
}

/** Whether every section of it is a document, whatever the browser's store has made of it. */
export const isWhole = (
  page: DocumentReader,
  { sections }: Pick<EditorSession, 'sections'>,
): boolean =>
  sections.every(({ root }) => checkTree(nestFrom(page, root)).ok) &&
  sections.reduce((count, { root }) => count + walk(page, root).length, 0) === page.nodes.size;

export type Step = Transaction<EditorView>;
