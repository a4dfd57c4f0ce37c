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

/** Age in ms at which journals are deleted. */
export const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;

/** The view to restore; `scroll` in px of the page. */
const ViewSchema = z.strictObject({
  selection: z.array(z.string()),
  device: z.enum(['desktop', 'tablet', 'mobile_h', 'mobile_v']),
});

const HeadSchema = z.strictObject({
  /** ms since 1970. */
  at: z.number(),
  /** Identifies the stored documents that the journal builds on. */
  stored: z.string(),
  done: z.array(z.number()),
  undone: z.array(z.number()),
  view: z.strictObject({ ...ViewSchema.shape, scroll: z.number() }),
  /** Whether exactly this work is parked on the server. */
  isParked: z.boolean().optional(),
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

/** A widget as saved and as on the canvas; null where it doesn't exist. */
export type JournalEntry = z.output<typeof EntrySchema>;
export type JournalHead = z.output<typeof HeadSchema>;
export type JournalView = JournalHead['view'];

/** The journal of one document in the browser: its unsaved work and undo history. */
export type Journal = {
  readonly id: string;
  readonly at: number;
  readonly stored: string;
  readonly view: JournalView;
  /** Whether exactly this work was parked on the server. */
  readonly isParked: boolean;
  /** Widgets that differ from their saved state. */
  readonly nodes: ReadonlyMap<NodeId, JournalEntry>;
  /** null if damaged; `nodes` is still valid then. */
  readonly history: HistoryData<EditorView> | null;
};

/** A journal's entries as read from IndexedDB, not yet validated. */
export type RawJournal = {
  readonly id: string;
  readonly head: unknown;
  readonly steps: ReadonlyMap<number, unknown>;
  readonly nodes: ReadonlyMap<NodeId, unknown>;
};

/** When a journal was written, in ms since 1970; null if it is damaged or due to be deleted. */
export function writtenAt(head: unknown): number | null {
  const { data } = HeadSchema.safeParse(head);
  return data && Date.now() - data.at < MAX_AGE_MS ? data.at : null;
}

/** Validates a journal; null if its head is missing or damaged. */
export function readJournal({ id, head, steps, nodes }: RawJournal): Journal | null {
  const parsed = HeadSchema.safeParse(head);
  if (!parsed.success) return null;
  const { at, stored, view, done, undone, isParked = false } = parsed.data;
  const entries = [...nodes].map(([node, value]) => [node, EntrySchema.safeParse(value)] as const);
  const good = entries.flatMap(([node, { data }]) => (data ? [[node, data] as const] : []));
  const stepsOf = (numbers: readonly number[]) => numbers.map((number) => steps.get(number));
  const history = parseHistory(
    { done: stepsOf(done), undone: stepsOf(undone) },
    ViewSchema as z.ZodType<EditorView>,
  );
  return { id, at, stored, view, isParked, nodes: new Map(good), history };
}

/**
 * Rebuilds all documents from one side of a journal: saved, or as left. Widgets that the journal doesn't
 * mention come from `current`. A widget that would end up with two parents goes to the one in the
 * journal.
 */
export function sectionsAt(
  current: DocumentReader,
  { roots }: Pick<EditorSession, 'roots'>,
  side: ReadonlyMap<NodeId, DocumentNode | null>,
): DocumentReader {
  const nodeOf = (id: NodeId) => (side.has(id) ? side.get(id) : current.nodes.get(id));
  const claimed = new Map<NodeId, NodeId>();
  for (const [id, node] of side) for (const child of node?.children ?? []) claimed.set(child, id);
  const nodes = new Map<NodeId, DocumentNode>();
  const open: { readonly id: NodeId; readonly parent: NodeId | null }[] = roots().map((id) => ({
    id,
    parent: null,
  }));
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

/** Whether every document is valid; data read from the browser may be damaged. */
export const isIntact = (page: DocumentReader, { roots }: Pick<EditorSession, 'roots'>): boolean =>
  roots().every((root) => checkTree(nestFrom(page, root)).ok) &&
  roots().reduce((count, root) => count + walk(page, root).length, 0) === page.nodes.size;

export type Step = Transaction<EditorView>;
