// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setValue } from '../../core/commands/properties.ts';
import { fakeParking } from '../../core/ports/parking/fake.ts';
import type { ParkOutcome } from '../../core/ports/parking/port.ts';
import { createSession } from '../../core/session/create-session.ts';
import { createDirtyTracker } from '../dirty.ts';
import { createParking } from './parking.ts';

const tree = {
  ...{ id: 'root', widget: 'section', properties: {} },
  children: [{ id: 'text', widget: 'text', properties: { html: 'Hello' }, children: [] }],
};

const FOREIGN = { window: 'another-window', revision: 4 };

/** An open document, and a server that gives these answers; 'parked' after the last one. */
function opened(...answers: readonly ParkOutcome[]) {
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
    pageType: 'page',
    newId: () => 'new',
  });
  const dirty = createDirtyTracker(session.store);
  const server = fakeParking();
  server.answerNext(...answers);
  const { sent, dropped } = server;
  const marks: string[] = [];
  const parking = createParking({
    ...{ session, dirty, id: 'own-window', stored: () => 'one' },
    onParked: () => marks.push('parked'),
    port: () => server,
  });
  const stop = parking.start();
  const write = (html: string) => setValue(session, ['text'], { path: ['html'], value: html });
  const phase = () => parking.state.getState().phase;
  return { session, dirty, parking, sent, dropped, marks, stop, write, phase };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('work is parked once, some seconds after the last change', async () => {
  const { sent, write, phase, marks } = opened();
  write('One');
  await pass(3000);
  write('Two');
  await pass(3000);
  expect(sent).toEqual([]);
  await pass(4000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ window: 'own-window', revision: 1, replaces: [] });
  expect(sent[0]?.data.nodes).toMatchObject([
    { id: 'text', saved: { properties: { html: 'Hello' } }, now: { properties: { html: 'Two' } } },
  ]);
  expect(sent[0]?.data.history?.done).toHaveLength(2);
  expect(phase()).toBe('parked');
  expect(marks).toEqual(['parked']);
  write('Three');
  expect(phase()).toBe('pending');
  await pass(7000);
  expect(sent[1]?.revision).toBe(2);
});

test('work is parked while changes go on', async () => {
  const { sent, write } = opened();
  for (let count = 0; count < 40; count += 1) {
    write(`${count}`);
    await pass(1000);
  }
  expect(sent.length).toBeGreaterThan(0);
});

test('saved, undone, or discarded work is dropped', async () => {
  const { session, dirty, sent, dropped, write } = opened();
  write('One');
  await pass(7000);
  session.history.undo();
  await pass(1500);
  expect(dropped).toEqual([[{ window: 'own-window', revision: 1 }]]);
  write('Two');
  await pass(7000);
  dirty.markSaved(session.store.reader.nodes);
  await pass(1500);
  expect(sent).toHaveLength(2);
  expect(dropped[1]).toEqual([{ window: 'own-window', revision: 2 }]);
  await pass(60_000);
  expect(dropped).toHaveLength(2);
});

test('nothing is dropped where nothing was parked', async () => {
  const { session, dirty, dropped, write } = opened();
  write('One');
  dirty.markSaved(session.store.reader.nodes);
  await pass(60_000);
  expect(dropped).toEqual([]);
});

test('an unreachable server is tried again, for the last state only', async () => {
  const { sent, write, phase } = opened('unreachable');
  write('One');
  await pass(7000);
  expect(phase()).toBe('failed');
  await pass(20_000);
  expect(phase()).toBe('parked');
  expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
});

test('a failed drop is tried again', async () => {
  const { session, dropped, write } = opened('parked', 'unreachable');
  write('One');
  await pass(7000);
  session.history.undo();
  await pass(30_000);
  expect(dropped).toHaveLength(2);
});

test('work that is too long is parked without its undo steps', async () => {
  const { sent, write, phase } = opened('refused');
  write('One');
  await pass(7000);
  expect(phase()).toBe('parked');
  expect(sent.map(({ data }) => data.history === null)).toEqual([false, true]);
});

test('work of another window is replaced only after it is restored or discarded', async () => {
  const { parking, sent, write, phase } = opened('conflict');
  write('One');
  await pass(7000);
  expect(phase()).toBe('conflict');
  parking.takeOver(FOREIGN);
  await pass(1500);
  expect(sent[1]?.replaces).toEqual([FOREIGN]);
  expect(phase()).toBe('parked');
  write('Two');
  await pass(7000);
  expect(sent[2]?.replaces).toEqual([]);
});

test('discarding work of another window drops it', async () => {
  const { parking, dropped } = opened();
  parking.takeOver(FOREIGN);
  await pass(1500);
  expect(dropped).toEqual([[FOREIGN]]);
});

test('leaving sends what is left, and nothing after that', async () => {
  const { stop, sent, write } = opened('unreachable');
  write('One');
  stop();
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.isLast).toBe(true);
});

test('leaving waits for the server, but not for long', async () => {
  const { parking, write } = opened();
  write('One');
  expect(await parking.flush()).toBe(true);
  const silent = opened();
  silent.write('One');
  vi.spyOn(silent.sent, 'push').mockImplementation(() => {
    throw new Error('No answer');
  });
  const flushed = silent.parking.flush();
  await pass(5000);
  expect(await flushed).toBe(false);
});
