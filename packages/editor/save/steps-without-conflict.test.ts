import {
  type Action,
  applyAction,
  createHistory,
  createWidget,
  differences,
  flatten,
  moveWidget,
  removeWidget,
  setProperties,
  type WidgetNode,
  writeChanges,
} from '@plinth/model';
import { expect, test } from 'vitest';
import { stepsWithoutConflict } from './steps-without-conflict.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'block',
  properties: {},
  children,
});

const page = node('root', node('a', node('a1')), node('b'), node('c'));

/** Does `mine` with a history, then `theirs` beside it; the names of the steps that are left. */
function left(mine: readonly Action[], theirs: readonly Action[]): string[] {
  const { nodes: entries, root } = flatten(page);
  const nodes = new Map(entries);
  const history = createHistory<null>({
    document: { read: () => ({ nodes }), write: (changes) => writeChanges(nodes, changes) },
  });
  mine.forEach((action, index) => {
    history.seal();
    history.perform({
      label: { key: String(index) },
      actions: [action],
      before: null,
      after: null,
    });
  });
  const before = new Map(nodes);
  for (const action of theirs) {
    const outcome = applyAction({ nodes }, action);
    if (outcome.ok) writeChanges(nodes, outcome.changes);
  }
  const foreign = differences({ root, nodes: before }, { root, nodes });
  return stepsWithoutConflict({ nodes }, history.data(), foreign).done.map(
    ({ label }) => label.key,
  );
}

const set = (id: string, name: string, value: string) => setProperties(id, { [name]: value });

test('steps that don’t touch somebody else’s changes stay', () => {
  expect(
    left(
      [set('a', 'color', 'red'), moveWidget('c', 'root', 0), removeWidget('b')],
      [set('a', 'width', 'wide'), set('c', 'color', 'blue')],
    ),
  ).toEqual(['0', '1', '2']);
});

test('only the step that would revert their change is dropped', () => {
  expect(
    left([set('a', 'color', 'red'), set('b', 'color', 'red')], [set('a', 'color', 'blue')]),
  ).toEqual(['1']);
});

test('an added widget stays undoable until somebody else edits inside it', () => {
  const add = createWidget({ parent: 'root', index: 0, tree: node('new', node('inner')) });
  expect(left([add], [set('a', 'color', 'red')])).toEqual(['0']);
  expect(left([add], [set('inner', 'color', 'red')])).toEqual([]);
});

test('a step on a removed widget is dropped', () => {
  expect(left([set('a1', 'color', 'red'), set('c', 'color', 'red')], [removeWidget('a')])).toEqual([
    '1',
  ]);
});
