import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createWidget, moveWidget, removeWidget } from '../actions/action.ts';
import { editor, set, tree } from '../testing/document-with-history.ts';
import { actionOf, drawArbitrary } from '../testing/random-actions.ts';
import { leaf, page } from '../testing/sample-documents.ts';
import { flatten, nest } from '../tree/flatten.ts';
import type { HistoryData } from './history-types.ts';
import { parseHistory } from './saved-history.ts';

describe('a history', () => {
  it('keeps the last 50 transactions', () => {
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

  it('replaces its stacks, but not during a transaction', () => {
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

  it('notifies listeners, and returns the same list until a change', () => {
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

  it('is empty and refuses calls once destroyed', () => {
    const { history, act } = editor();
    act(removeWidget('a'));
    history.destroy();
    expect(history.entries()).toEqual([]);
    const refused = { ok: false, reason: 'destroyed' };
    expect(history.undo()).toEqual(refused);
    expect(history.begin({ key: 'x' }, 0)).toEqual(refused);
  });

  it('leaves document and entries unchanged if the document differs', () => {
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
  it('restores the exact start on undo, and the exact end on redo', () => {
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
