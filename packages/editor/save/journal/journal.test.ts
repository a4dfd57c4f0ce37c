import {
  type DocumentNode,
  flatten,
  mergeDocuments,
  type NodeId,
  nest,
  nestFrom,
  type WidgetNode,
} from '@plinth/model';
import { expect, test } from 'vitest';
import { isIntact, readJournal, sectionsAt } from './journal.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'block',
  properties: {},
  children,
});

const session = { roots: () => ['root'] };

/** Only the entries in which two states differ: what a journal keeps. */
function kept(before: WidgetNode, after: WidgetNode) {
  const [saved, now] = [flatten(before).nodes, flatten(after).nodes];
  const ids = [...new Set([...saved.keys(), ...now.keys()])].filter(
    (id) => JSON.stringify(saved.get(id)) !== JSON.stringify(now.get(id)),
  );
  const side = (nodes: ReadonlyMap<NodeId, DocumentNode>) =>
    new Map(ids.map((id) => [id, nodes.get(id) ?? null]));
  return { saved: side(saved), now: side(now), count: ids.length };
}

const stored = node('root', node('r1', node('a'), node('x')), node('r2', node('b')));
const mine = node('root', node('r1', node('a'), node('x'), node('c')), node('r2'));

test('a page is rebuilt from the entries that differ', () => {
  const { now, count } = kept(stored, mine);
  const page = sectionsAt(flatten(stored), session, now);
  expect(nestFrom(page, 'root')).toEqual(mine);
  expect(isIntact(page, session)).toBe(true);
  expect(count).toBe(4);
});

test('both sides can be rebuilt after somebody else changed the page', () => {
  const theirs = node('root', node('r1', node('a')), node('r2', node('b'), node('x'), node('d')));
  const { saved, now } = kept(stored, mine);
  const document = (side: ReadonlyMap<NodeId, DocumentNode | null>) => ({
    root: 'root',
    nodes: sectionsAt(flatten(theirs), session, side).nodes,
  });
  const merged = mergeDocuments({
    base: document(saved),
    mine: document(now),
    theirs: flatten(theirs),
  });
  expect(merged.conflicts).toEqual([]);
  expect(nest(merged.document)).toEqual(
    node('root', node('r1', node('a'), node('c')), node('r2', node('x'), node('d'))),
  );
});

test('a journal without a head is ignored, and a damaged step drops only the history', () => {
  const view = { device: 'desktop', selection: [], scroll: 0 };
  const head = { at: 1, stored: 'one', done: [7], undone: [], view };
  const raw = { id: 'j', head, steps: new Map([[7, { label: 1 }]]), nodes: new Map() };
  expect(readJournal({ ...raw, head: null })).toBeNull();
  const read = readJournal({
    ...raw,
    nodes: new Map([
      ['a', { saved: null, now: flatten(node('a')).nodes.get('a') }],
      ['b', { saved: 3, now: null }],
    ]),
  });
  expect(read?.history).toBeNull();
  expect([...(read?.nodes.keys() ?? [])]).toEqual(['a']);
});
