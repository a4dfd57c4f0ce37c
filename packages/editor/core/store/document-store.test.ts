import type { DocumentNode } from '@plinth/model';
import { expect, test, vi } from 'vitest';
import { createDocumentStore } from './document-store.ts';

const node = (id: string, parent: string | null, children: string[] = []): DocumentNode => ({
  id,
  widget: 'block',
  properties: {},
  parent,
  children,
});

const page = () =>
  createDocumentStore([node('root', null, ['a', 'b']), node('a', 'root'), node('b', 'root')]);

test('a change notifies only listeners of the changed node', () => {
  const store = page();
  const a = vi.fn();
  const b = vi.fn();
  store.subscribe('a', a);
  store.subscribe('b', b);
  store.write(new Map([['a', { ...node('a', 'root'), properties: { width: 3 } }]]));
  expect(a).toHaveBeenCalledOnce();
  expect(b).not.toHaveBeenCalled();
  expect(store.node('a')?.properties).toEqual({ width: 3 });
});

test('unchanged nodes keep their identity', () => {
  const store = page();
  const before = store.node('b');
  store.write(new Map([['a', null]]));
  expect(store.node('a')).toBeUndefined();
  expect(store.node('b')).toBe(before);
});

test('observers get each set of changes after it is written, until they unsubscribe', () => {
  const store = page();
  const seen: (string | undefined)[] = [];
  const stop = store.observe((changes) => {
    for (const id of changes.keys()) seen.push(store.node(id)?.widget);
  });
  store.write(new Map([['a', { ...node('a', 'root'), widget: 'row' }]]));
  stop();
  store.write(new Map([['b', null]]));
  expect(seen).toEqual(['row']);
});

test('removing a listener during a change doesn’t affect the others', () => {
  const store = page();
  const stop = store.subscribe('a', () => stop());
  const second = vi.fn();
  store.subscribe('a', second);
  store.write(new Map([['a', node('a', 'root', ['x'])]]));
  expect(second).toHaveBeenCalledOnce();
});

test('an observer that keeps writing stops with an error, and the store works again', () => {
  const store = page();
  const write = (width: number) =>
    store.write(new Map([['a', { ...node('a', 'root'), properties: { width } }]]));
  let count = 0;
  const stop = store.observe(() => {
    count += 1;
    write(count);
  });
  expect(() => write(0)).toThrow('COMMON.MESSAGES.SIGNAL_COLLISION');
  expect(count).toBe(11);
  stop();
  write(7);
  expect(store.node('a')?.properties).toEqual({ width: 7 });
});

test('the shape counts structural changes only', () => {
  const store = page();
  const a = store.node('a');
  if (!a) throw new Error('a is there');
  store.write(new Map([['a', { ...a, properties: { width: 3 } }]]));
  expect(store.shape()).toBe(0);
  store.write(new Map([['root', node('root', null, ['b', 'a'])]]));
  expect(store.shape()).toBe(1);
  store.write(new Map([['a', null]]));
  expect(store.shape()).toBe(2);
});
