import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../../core/session/create-session.ts';
import { isEmptyRow } from './row-layouts.tsx';

const node = (id: string, widget: string, children: WidgetNode[] = []): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

test('a row asks for its layout only while all its columns are empty', () => {
  const tree = node('root', 'section', [
    node('new', 'row', [node('a', 'column'), node('b', 'column')]),
    node('used', 'row', [node('c', 'column', [node('words', 'text')]), node('d', 'column')]),
    node('block', 'block'),
  ]);
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
    pageType: 'page',
    newId: () => 'new',
  });
  expect(['new', 'used', 'block', 'a', ''].filter((id) => isEmptyRow(session, id))).toEqual([
    'new',
  ]);
});
