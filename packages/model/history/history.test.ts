import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Action } from '../actions/action.ts';
import { createWidget, moveWidget, removeWidget, setProperties } from '../actions/action.ts';
import { writeChanges } from '../actions/apply.ts';
import { actionOf, drawArbitrary } from '../testing/random-actions.ts';
import { box, leaf, page } from '../testing/sample-documents.ts';
import { flatten, nest } from '../tree/flatten.ts';
import type { WidgetNode } from '../tree/node.ts';
import { createHistory } from './history.ts';
import type { HistoryData, HistoryOptions } from './history-types.ts';
import { parseHistory } from './saved-history.ts';

const tree = box('root', 'section', [leaf('a'), leaf('b'), leaf('c')]);

function editor(start: WidgetNode = tree, options: Partial<HistoryOptions<number>> = {}) {
  const { root, nodes: entries } = flatten(start);
  const nodes = new Map(entries);
  const document = {
    read: () => ({ nodes }),
    write: (changes: Parameters<typeof writeChanges>[1]) => writeChanges(nodes, changes),
  };
  const history = createHistory<number>({ document, ...options });
  const json = () => JSON.stringify(nest({ root, nodes }));
  const order = () => nodes.get('root')?.children.join('');
  const act = (...actions: Action[]) =>
    history.perform({ label: { key: 'step' }, actions, before: 0, after: 1 });
  return { history, nodes, json, order, act };
}

const set = (id: string, value: string, name = 'html') => setProperties(id, { [name]: value });

describe('a transaction', () => {
  it('is undone in reverse order and replayed', () => {
    const { history, order, act } = editor();
    act(removeWidget('a'), moveWidget('c', 'root', 0));
    expect(order()).toBe('cb');
    expect(history.undo()).toMatchObject({ ok: true, transaction: { before: 0, after: 1 } });
    expect(order()).toBe('abc');
    history.redo();
    expect(order()).toBe('cb');
  });

  it('runs alone', () => {
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

  it('is not recorded when it changed nothing', () => {
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

  it('leaves nothing behind when an action of it is refused', () => {
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

  it('clears what could be redone', () => {
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
  it('makes one step of consecutive property changes on one widget', () => {
    const { history, act } = editor();
    act(set('a', '1'), set('a', '2'), set('a', '3', 'align'), set('b', '4'));
    const [transaction] = history.data().done;
    expect(transaction?.steps.map((step) => step.action)).toEqual([
      setProperties('a', { align: '3', html: '2' }),
      set('b', '4'),
    ]);
  });

  it('makes one transaction of a burst of typing', () => {
    const { history, json, act } = editor();
    const before = json();
    for (const text of ['H', 'He', 'Hey']) act(set('a', text));
    expect(history.entries()).toHaveLength(1);
    history.undo();
    expect(json()).toBe(before);
  });

  it('makes one transaction of changes of one widget, whichever properties they touch', () => {
    const { history, json, act } = editor();
    const before = json();
    act(set('a', '1'));
    act(set('a', '2', 'align'));
    act(setProperties('a', {}, ['html']));
    expect(history.entries()).toHaveLength(1);
    history.undo();
    expect(json()).toBe(before);
  });

  it('stops at a seal, another widget, and after undo', () => {
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

  it('forgets a burst that ended where it began', () => {
    const { history, act } = editor();
    act(set('a', '1'));
    act(setProperties('a', {}, ['html']));
    expect(history.entries()).toEqual([]);
  });
});

describe('a history', () => {
  it('keeps the latest 50', () => {
    const { history, act } = editor();
    for (let step = 0; step < 51; step++) {
      history.seal();
      act(set('a', String(step)));
    }
    expect(history.entries()).toHaveLength(50);
    while (history.canUndo()) history.undo();
    expect(history.entries().every((entry) => !entry.isDone)).toBe(true);
    expect(history.undo()).toEqual({ ok: false, reason: 'nothingToUndo' });
  });

  it('takes other stacks for its own, but not in the middle of a step', () => {
    const first = editor();
    first.act(removeWidget('a'));
    first.act(removeWidget('b'));
    first.history.undo();
    const second = editor(nest({ root: 'root', nodes: first.nodes }));
    second.history.begin({ key: 'x' }, 0);
    const running = { ok: false, reason: 'transactionRunning' };
    expect(second.history.replace(first.history.data())).toEqual(running);
    second.history.rollback();
    second.history.replace(first.history.data());
    second.history.redo();
    expect(second.order()).toBe('c');
    second.history.jumpTo(0);
    expect(second.order()).toBe('abc');
  });

  it('jumps to any entry and back', () => {
    const { history, order, act } = editor();
    for (const id of ['a', 'b', 'c']) act(removeWidget(id));
    expect(history.jumpTo(1)).toEqual({ ok: true });
    expect(order()).toBe('bc');
    expect(history.entries().map((entry) => entry.isDone)).toEqual([true, false, false]);
    history.jumpTo(0);
    expect(order()).toBe('abc');
    history.jumpTo(3);
    expect(order()).toBe('');
    expect(history.jumpTo(4)).toEqual({ ok: false, reason: 'unknownEntry' });
    expect(history.jumpTo(1.5)).toEqual({ ok: false, reason: 'unknownEntry' });
  });

  it('tells its listeners, and gives the same list until then', () => {
    const { history, act } = editor();
    const listener = vi.fn();
    const stop = history.subscribe(listener);
    act(removeWidget('a'));
    expect(history.entries()).toBe(history.entries());
    history.undo();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    history.redo();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is empty and closed once destroyed', () => {
    const { history, act } = editor();
    act(removeWidget('a'));
    history.destroy();
    expect(history.entries()).toEqual([]);
    const refused = { ok: false, reason: 'destroyed' };
    expect(history.undo()).toEqual(refused);
    expect(history.begin({ key: 'x' }, 0)).toEqual(refused);
  });

  it('leaves document and entries alone when the document is not the one it knows', () => {
    const { history, nodes, json, act } = editor();
    act(removeWidget('a'), moveWidget('c', 'root', 0));
    nodes.delete('c');
    nodes.set('root', { ...flatten(tree).nodes.get('root'), children: ['b'] } as never);
    const before = json();
    expect(history.undo()).toEqual({ ok: false, reason: 'documentChanged' });
    expect(json()).toBe(before);
    expect(history.canUndo()).toBe(true);
  });

  it('survives JSON and a reload', () => {
    const first = editor();
    first.act(removeWidget('a'));
    first.act(set('b', 'x'));
    first.history.undo();
    const saved: HistoryData<number> = first.history.data();
    const parsed = parseHistory(JSON.parse(JSON.stringify(saved)), z.number());
    expect(parsed).toEqual(saved);
    const second = editor(JSON.parse(first.json()), { saved: parsed ?? { done: [], undone: [] } });
    second.history.undo();
    expect(second.order()).toBe('abc');
    second.history.jumpTo(2);
    expect(second.nodes.get('b')?.properties).toEqual({ html: 'x' });
    expect(parseHistory({ ...saved, done: [{ steps: [] }] }, z.number())).toBeNull();
    expect(parseHistory(saved, z.string())).toBeNull();
  });
});

describe('any sequence of transactions', () => {
  it('undone is the start and redone is the end, to the byte', () => {
    const transactions = fc.array(fc.array(drawArbitrary, { maxLength: 5 }), { maxLength: 20 });
    fc.assert(
      fc.property(transactions, fc.array(fc.nat(20)), (groups, jumps) => {
        const { history, nodes, json } = editor(page(2, 2, 2));
        const start = json();
        for (const [group, draws] of groups.entries()) {
          history.begin({ key: 'step' }, group);
          for (const [count, draw] of draws.entries()) {
            history.run(actionOf(draw, nodes, `n${group}-${count}`));
          }
          history.commit(group);
        }
        const end = json();
        while (history.canUndo()) expect(history.undo().ok).toBe(true);
        expect(json()).toBe(start);
        for (const jump of jumps) history.jumpTo(Math.min(jump, history.entries().length));
        while (history.canRedo()) expect(history.redo().ok).toBe(true);
        expect(json()).toBe(end);
      }),
    );
  });
});

describe('a page of 20,000 widgets', () => {
  it('undoes and redoes 50 steps', () => {
    const { history, json, act } = editor(page(2000, 2, 4));
    const start = json();
    for (let step = 0; step < 25; step++) {
      act(removeWidget(`r${step}`));
      act(createWidget({ parent: 'root', index: step, tree: leaf(`new${step}`) }));
    }
    const end = json();
    history.jumpTo(0);
    expect(json()).toBe(start);
    history.jumpTo(50);
    expect(json()).toBe(end);
  });
});
