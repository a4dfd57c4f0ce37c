import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOf, drawArbitrary } from '../testing/random-actions.ts';
import { box, leaf, page } from '../testing/sample-documents.ts';
import { flatten, nest } from '../tree/flatten.ts';
import type { FlatDocument } from '../tree/node.ts';
import type { Action } from './action.ts';
import { createWidget, moveWidget, removeWidget, setProperties } from './action.ts';
import { ActionSchema } from './action-schema.ts';
import { applyAction, withChanges, writeChanges } from './apply.ts';
import { mergeActions } from './merge.ts';

const document = flatten(
  box('root', 'section', [leaf('a', { width: 1 }), box('b', 'row', [leaf('c'), leaf('d')])]),
);

function apply(target: FlatDocument, action: Action) {
  const outcome = applyAction(target, action);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...outcome, document: withChanges(target, outcome.changes) };
}

const refusal = (action: Action) => {
  const outcome = applyAction(document, action);
  return outcome.ok ? null : [outcome.reason, outcome.at];
};

const order = (target: FlatDocument, id: string) => target.nodes.get(id)?.children;

describe('createWidget', () => {
  it('inserts a tree at an index', () => {
    const action = createWidget({ parent: 'root', index: 1, tree: box('n', 'row', [leaf('m')]) });
    const done = apply(document, action);
    expect(order(done.document, 'root')).toEqual(['a', 'n', 'b']);
    expect(done.document.nodes.get('m')?.parent).toBe('n');
    expect([...done.changes.keys()].sort()).toEqual(['m', 'n', 'root']);
    expect(done.inverse).toEqual(removeWidget('n'));
  });

  it('rejects unknown parents, duplicate ids, and invalid indexes', () => {
    const at = (parent: string, index: number, id: string) =>
      createWidget({ parent, index, tree: leaf(id) });
    expect(refusal(at('gone', 0, 'n'))).toEqual(['unknownParent', 'gone']);
    expect(refusal(at('root', 0, 'c'))).toEqual(['duplicateId', 'c']);
    expect(refusal(at('root', 3, 'n'))).toEqual(['indexOutOfRange', '3']);
    expect(refusal(at('root', -1, 'n'))).toEqual(['indexOutOfRange', '-1']);
    const twice = box('n', 'row', [leaf('m'), leaf('m')]);
    expect(refusal(createWidget({ parent: 'root', index: 0, tree: twice }))).toEqual([
      'duplicateId',
      'm',
    ]);
  });
});

describe('removeWidget', () => {
  it('removes all descendants, and its inverse restores them', () => {
    const done = apply(document, removeWidget('b'));
    expect([...done.document.nodes.keys()]).toEqual(['root', 'a']);
    expect(nest(apply(done.document, done.inverse).document)).toEqual(nest(document));
  });

  it('rejects the root and unknown ids', () => {
    expect(refusal(removeWidget('root'))).toEqual(['isRoot', 'root']);
    expect(refusal(removeWidget('gone'))).toEqual(['unknownWidgetId', 'gone']);
  });
});

describe('setProperties', () => {
  it('changes a single entry', () => {
    const done = apply(document, setProperties('a', { align: 'left' }, ['width']));
    expect([...done.changes.keys()]).toEqual(['a']);
    expect(done.document.nodes.get('a')?.properties).toEqual({ align: 'left' });
    expect(done.document.nodes.get('b')).toBe(document.nodes.get('b'));
    expect(done.inverse).toEqual(setProperties('a', { width: 1 }, ['align']));
  });

  it('changes nothing if the values are equal', () => {
    expect(apply(document, setProperties('a', { width: 1 })).changes.size).toBe(0);
    expect(apply(document, setProperties('a', {}, ['align'])).changes.size).toBe(0);
  });

  it("rejects unknown widgets and names that aren't snake_case", () => {
    expect(refusal(setProperties('gone', {}))).toEqual(['unknownWidgetId', 'gone']);
    const hostile = JSON.parse('{"__proto__":{"isOwner":true}}');
    expect(refusal(setProperties('a', hostile))).toEqual(['invalidPropertyName', '__proto__']);
    expect(refusal(setProperties('a', {}, ['Foo']))).toEqual(['invalidPropertyName', 'Foo']);
  });
});

describe('moveWidget', () => {
  it('counts the index without the moved widget', () => {
    const three = flatten(box('root', 'section', [leaf('a'), leaf('b'), leaf('c')]));
    expect(order(apply(three, moveWidget('a', 'root', 1)).document, 'root')).toEqual([
      'b',
      'a',
      'c',
    ]);
    expect(order(apply(three, moveWidget('a', 'root', 2)).document, 'root')).toEqual([
      'b',
      'c',
      'a',
    ]);
    expect(refusal(moveWidget('a', 'root', 2))).toEqual(['indexOutOfRange', '2']);
  });

  it('moves between parents', () => {
    const done = apply(document, moveWidget('a', 'b', 1));
    expect(order(done.document, 'b')).toEqual(['c', 'a', 'd']);
    expect(done.document.nodes.get('a')?.parent).toBe('b');
    expect(done.inverse).toEqual(moveWidget('a', 'root', 0));
  });

  it('changes nothing if the widget is already there', () => {
    expect(apply(document, moveWidget('c', 'b', 0)).changes.size).toBe(0);
  });

  it('rejects moving a widget into itself, the root, and unknown ids', () => {
    expect(refusal(moveWidget('b', 'c', 0))).toEqual(['insideItself', 'b']);
    expect(refusal(moveWidget('b', 'b', 0))).toEqual(['insideItself', 'b']);
    expect(refusal(moveWidget('root', 'b', 0))).toEqual(['isRoot', 'root']);
    expect(refusal(moveWidget('gone', 'b', 0))).toEqual(['unknownWidgetId', 'gone']);
    expect(refusal(moveWidget('a', 'gone', 0))).toEqual(['unknownParent', 'gone']);
  });
});

describe('any action', () => {
  it('is undone exactly by its inverse, and survives JSON', () => {
    fc.assert(
      fc.property(fc.array(drawArbitrary, { maxLength: 60 }), (draws) => {
        let current = flatten(page(2, 2, 2));
        const states = [JSON.stringify(nest(current))];
        const inverses: Action[] = [];
        for (const [count, draw] of draws.entries()) {
          const action = actionOf(draw, current.nodes, `n${count}`);
          const outcome = applyAction(current, JSON.parse(JSON.stringify(action)));
          if (!outcome.ok) continue;
          current = withChanges(current, outcome.changes);
          inverses.push(outcome.inverse);
          states.push(JSON.stringify(nest(current)));
          expect(ActionSchema.parse(action)).toEqual(action);
        }
        for (const inverse of inverses.reverse()) {
          expect(JSON.stringify(nest(current))).toBe(states.pop());
          current = apply(current, inverse).document;
        }
        expect(JSON.stringify(nest(current))).toBe(states.pop());
        expect(flatten(nest(current)).nodes).toEqual(current.nodes);
      }),
    );
  });

  it('merges with a later one into an equivalent action, and so do the inverses', () => {
    fc.assert(
      fc.property(drawArbitrary, drawArbitrary, (one, two) => {
        const start = flatten(page(2, 2, 2));
        const earlier = actionOf(one, start.nodes, 'n1');
        const later = actionOf({ ...two, node: one.node }, start.nodes, 'n2');
        const first = applyAction(start, earlier);
        if (!first.ok) return;
        const between = withChanges(start, first.changes);
        const second = applyAction(between, later);
        const merged = mergeActions(earlier, later);
        if (!second.ok || !merged) return;
        const end = withChanges(between, second.changes);
        expect(nest(apply(start, merged).document)).toEqual(nest(end));
        const back = mergeActions(second.inverse, first.inverse);
        expect(back).not.toBeNull();
        if (back) expect(nest(apply(end, back).document)).toEqual(nest(start));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a document of 20,000 widgets', () => {
  it('only changes the affected entries', () => {
    const { nodes } = flatten(page(2000, 2, 4));
    const own = new Map(nodes);
    const actions = [
      setProperties('r1999-1-3', { html: '' }),
      moveWidget('r0', 'root', 1999),
      removeWidget('r5'),
    ];
    const sizes = actions.map((action) => {
      const outcome = applyAction({ nodes: own }, action);
      if (!outcome.ok) throw new Error(outcome.reason);
      writeChanges(own, outcome.changes);
      return outcome.changes.size;
    });
    expect(sizes).toEqual([1, 1, 12]);
    expect(own.get('root')?.children).toHaveLength(1999);
    expect(own.size).toBe(nodes.size - 11);
  });
});

describe('ActionSchema', () => {
  it('rejects corrupt actions', () => {
    const bad = [
      null,
      { type: 'explode' },
      { ...removeWidget('a'), extra: 1 },
      createWidget({ parent: 'a', index: 0.5, tree: leaf('n') }),
      { type: 'createWidget', parent: 'a', index: 0, tree: { id: 'n' } },
      setProperties('a', { Foo: 1 }),
      { type: 'setProperties', id: 'a', set: [], unset: [] },
      { type: 'setProperties', id: 'a', set: null, unset: [] },
    ];
    for (const action of bad) expect(ActionSchema.safeParse(action).success).toBe(false);
  });
});
