import type { WidgetNode } from '@plinth/model';
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '../session/create-session.ts';
import {
  copiedTrees,
  copySelection,
  cutSelection,
  pasteTrees,
  readClipboard,
} from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

const node = (id: string, widget: string, children: readonly WidgetNode[] = []): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

function opened(...selection: string[]) {
  const texts = [node('first', 'text'), node('second', 'text')];
  const session = createSession({
    sections: [
      {
        name: 'content',
        id: 1,
        label: '',
        usedOn: 1,
        tree: node('root', 'section', [node('row', 'row', [node('column', 'column', texts)])]),
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  session.ui.setState({ selection });
  return session;
}

/** A system clipboard that holds nothing until the write is let through. */
function slowClipboard() {
  let letThrough = () => {};
  const written = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  vi.stubGlobal('location', { origin: 'https://example.com' });
  vi.stubGlobal('ClipboardItem', class {});
  const write = vi.fn(() => written);
  const read = vi.fn(async () => []);
  vi.stubGlobal('navigator', { clipboard: { write, read } });
  return { letThrough, read };
}

const EMPTY = { html: '', text: '', files: [] };
const OTHER = { ...EMPTY, text: 'Copied earlier in another program' };

test('cuts the widget that was selected, although another one is selected during the copy', async () => {
  const { letThrough } = slowClipboard();
  const session = opened('first');
  cutSelection(session);
  session.ui.setState({ selection: ['second'] });
  letThrough();
  await readClipboard();
  expect(session.store.node('first')).toBeUndefined();
  expect(session.store.node('second')).toBeDefined();
});

test('pastes the latest copy while it is on its way to the clipboard', async () => {
  const { letThrough, read } = slowClipboard();
  copySelection(opened('second'));
  expect(copiedTrees(OTHER).map(({ id }) => id)).toEqual(['second']);
  const content = readClipboard();
  expect(read).not.toHaveBeenCalled();
  letThrough();
  await content;
  expect(read).toHaveBeenCalled();
  expect(copiedTrees(OTHER)).toEqual([]);
  expect(copiedTrees(EMPTY).map(({ id }) => id)).toEqual(['second']);
});

test('pastes a block beside the one that a text needs, and texts share one', () => {
  let made = 0;
  const session = createSession({
    sections: [
      { ...{ name: 'content', id: 1, label: '', usedOn: 1 }, tree: node('root', 'section', []) },
    ],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  const sources = [node('a', 'text'), node('b', 'text'), node('c', 'block')];
  expect(pasteTrees(session, sources).refused).toBeNull();
  const widgetsIn = (id: string) =>
    session.store.node(id)?.children.map((child) => session.store.node(child)?.widget);
  expect(widgetsIn('root')).toEqual(['block', 'block']);
  const [first = '', second = ''] = session.store.node('root')?.children ?? [];
  expect([widgetsIn(first), widgetsIn(second)]).toEqual([['text', 'text'], []]);
});
