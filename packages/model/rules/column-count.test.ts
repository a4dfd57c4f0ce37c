import { describe, expect, it } from 'vitest';
import { applyAction, withChanges } from '../actions/apply.ts';
import { box, leaf } from '../testing/sample-documents.ts';
import { lookup } from '../testing/sample-widgets.ts';
import { flatten, nest } from '../tree/flatten.ts';
import type { WidgetNode } from '../tree/node.ts';
import { changeColumnCount, equalWidths } from './column-count.ts';

const location = { pageType: 'page', sectionName: 'content' } as const;

const rowOf = (...columns: string[][]): WidgetNode =>
  box('root', 'section', [
    box(
      'row',
      'row',
      columns.map((names, index) =>
        box(
          `c${index}`,
          'column',
          names.map((name) => leaf(name)),
        ),
      ),
    ),
  ]);

function change(tree: WidgetNode, count: number) {
  let ids = 0;
  const document = flatten(tree);
  const request = { document, location, lookup, row: 'row', count, newId: () => `n${ids++}` };
  const result = changeColumnCount(request);
  if (!result.ok) return result.reason;
  let current = document;
  for (const action of result.actions) {
    const outcome = applyAction(current, action);
    if (!outcome.ok) throw new Error(outcome.reason);
    current = withChanges(current, outcome.changes);
  }
  return nest(current).children[0]?.children.map(({ properties, children }) => ({
    width: properties.width,
    holds: children.map(({ id }) => id).join(''),
  }));
}

describe('changeColumnCount', () => {
  it('adds columns at the end', () => {
    expect(change(rowOf(['a'], ['b']), 3)).toEqual([
      { width: 4, holds: 'a' },
      { width: 4, holds: 'b' },
      { width: 4, holds: '' },
    ]);
  });

  it('moves content of removed columns into the last remaining one', () => {
    expect(change(rowOf(['a'], ['b'], ['c', 'd'], ['e']), 2)).toEqual([
      { width: 6, holds: 'a' },
      { width: 6, holds: 'bcde' },
    ]);
  });

  it('does nothing if the number is unchanged', () => {
    expect(change(rowOf(['a'], ['b']), 2)).toEqual([
      { width: undefined, holds: 'a' },
      { width: undefined, holds: 'b' },
    ]);
  });

  it('refuses fewer columns if the row contains a permanent widget', () => {
    const tree = box('root', 'section', [
      box('row', 'row', [box('c0', 'column', [box('x', 'content', [])]), box('c1', 'column', [])]),
    ]);
    expect(change(tree, 1)).toBe('notRemovable');
    expect(change(tree, 3)).toHaveLength(3);
  });

  it('refuses fewer columns if a moved widget is locked', () => {
    const locked = leaf('x', { is_locked: true });
    const tree = (remaining: WidgetNode[], removed: WidgetNode[]) =>
      box('root', 'section', [
        box('row', 'row', [box('c0', 'column', remaining), box('c1', 'column', removed)]),
      ]);
    expect(change(tree([], [locked]), 1)).toBe('widgetLocked');
    expect(change(tree([], [box('inner', 'container', [locked])]), 1)).toBe('widgetLocked');
    const column = { ...box('c1', 'column', []), properties: { is_locked: true } };
    expect(
      change(box('root', 'section', [box('row', 'row', [box('c0', 'column', []), column])]), 1),
    ).toBe('widgetLocked');
    expect(change(tree([locked], [leaf('y')]), 1)).toMatchObject([{ holds: 'xy' }]);
    expect(change(tree([], [locked]), 3)).toHaveLength(3);
  });

  it.each([0, 13, 1.5, Number.NaN])('refuses %d columns', (count) => {
    expect(change(rowOf(['a']), count)).toBe('invalidColumnCount');
  });
});

describe('equalWidths', () => {
  it('fills the grid', () => {
    for (let count = 1; count <= 12; count++) {
      const widths = equalWidths(count);
      expect(widths).toHaveLength(count);
      expect(widths.reduce((sum, width) => sum + width)).toBe(12);
    }
    expect(equalWidths(5)).toEqual([3, 3, 2, 2, 2]);
  });
});
