import { describe, expect, it } from 'vitest';
import { moveWidget, removeWidget, setProperties } from '../actions/action.ts';
import { writeChanges } from '../actions/apply.ts';
import { editor, set, tree } from '../testing/document-with-history.ts';
import { flatten, nest } from '../tree/flatten.ts';
import { createHistory } from './history.ts';

describe('a transaction', () => {
  it('is undone in reverse order and can be redone', () => {
    const { history, order, act } = editor();
    act(removeWidget('a'), moveWidget('c', 'root', 0));
    expect(order()).toBe('cb');
    expect(history.undo()).toMatchObject({ ok: true, transaction: { before: 0, after: 1 } });
    expect(order()).toBe('abc');
    history.redo();
    expect(order()).toBe('cb');
  });

  it("can't be nested", () => {
    const { history } = editor();
    expect(history.begin({ key: 'one' }, 0)).toEqual({ ok: true });
    const refused = { ok: false, reason: 'transactionRunning' };
    expect(history.begin({ key: 'two' }, 0)).toEqual(refused);
    expect(history.undo()).toEqual(refused);
    expect(history.redo()).toEqual(refused);
    expect(history.canUndo()).toBe(false);
    expect(history.commit(1)).toEqual({ ok: true });
    expect(history.commit(1)).toEqual({ ok: false, reason: 'noTransaction' });
    expect(history.run(removeWidget('a'))).toEqual({ ok: false, reason: 'noTransaction' });
  });

  it('cannot start during undo or redo', () => {
    const { root, nodes: entries } = flatten(tree);
    const nodes = new Map(entries);
    const attempts: unknown[] = [];
    const history = createHistory<number>({
      document: {
        read: () => ({ nodes }),
        write: (changes) => {
          writeChanges(nodes, changes);
          attempts.push(history.begin({ key: 'inside' }, 0), history.undo());
        },
      },
    });
    history.perform({ label: { key: 'x' }, actions: [removeWidget('a')], before: 0, after: 0 });
    attempts.length = 0;
    history.undo();
    history.redo();
    const busy = { ok: false, reason: 'busy' };
    expect(attempts).toEqual([busy, busy, busy, busy]);
    expect(nest({ root, nodes }).children).toHaveLength(2);
  });

  it("isn't recorded if it changed nothing", () => {
    const { history, act } = editor();
    history.begin({ key: 'empty' }, 0);
    history.commit(0);
    act(moveWidget('b', 'root', 1));
    act(moveWidget('b', 'root', 0), moveWidget('b', 'root', 1));
    act(set('a', 'x'), setProperties('a', {}, ['html']));
    expect(history.entries()).toEqual([]);
  });

  it('can be rolled back', () => {
    const { history, json } = editor();
    const before = json();
    history.begin({ key: 'drag' }, 0);
    history.run(removeWidget('a'));
    history.run(moveWidget('c', 'root', 0));
    expect(history.rollback()).toEqual({ ok: true });
    expect(json()).toBe(before);
    expect(history.entries()).toEqual([]);
  });

  it('is reverted if one of its actions is refused', () => {
    const { history, json, act } = editor();
    const before = json();
    expect(act(removeWidget('a'), removeWidget('gone'))).toEqual({
      ok: false,
      reason: 'unknownWidgetId',
      at: 'gone',
    });
    expect(json()).toBe(before);
    expect(history.isRunning()).toBe(false);
  });

  it('clears the redo stack', () => {
    const { history, act } = editor();
    act(removeWidget('a'));
    history.undo();
    expect(history.canRedo()).toBe(true);
    act(removeWidget('b'));
    expect(history.canRedo()).toBe(false);
    expect(history.redo()).toEqual({ ok: false, reason: 'nothingToRedo' });
  });
});

describe('merging', () => {
  it('merges consecutive property changes of one widget into a step', () => {
    const { history, act } = editor();
    act(set('a', '1'), set('a', '2'), set('a', '3', 'align'), set('b', '4'));
    const [transaction] = history.data().done;
    expect(transaction?.steps.map((step) => step.action)).toEqual([
      setProperties('a', { align: '3', html: '2' }),
      set('b', '4'),
    ]);
  });

  it('merges a burst of typing into one transaction', () => {
    const { history, json, act } = editor();
    const before = json();
    for (const text of ['H', 'He', 'Hey']) act(set('a', text));
    expect(history.entries()).toHaveLength(1);
    history.undo();
    expect(json()).toBe(before);
  });

  it('merges changes to any properties of one widget into one transaction', () => {
    const { history, json, act } = editor();
    const before = json();
    act(set('a', '1'));
    act(set('a', '2', 'align'));
    act(setProperties('a', {}, ['html']));
    expect(history.entries()).toHaveLength(1);
    history.undo();
    expect(json()).toBe(before);
  });

  it('stops at a seal, at another widget, and after undo', () => {
    const { history, act } = editor();
    act(set('a', '1'));
    history.seal();
    act(set('a', '2'));
    act(set('b', '2'));
    expect(history.entries()).toHaveLength(3);
    history.undo();
    act(set('b', '3'));
    expect(history.entries()).toHaveLength(3);
  });

  it('drops a burst that ended at its initial value', () => {
    const { history, act } = editor();
    act(set('a', '1'));
    act(setProperties('a', {}, ['html']));
    expect(history.entries()).toEqual([]);
  });
});
