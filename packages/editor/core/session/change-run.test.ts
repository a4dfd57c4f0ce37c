import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setValue } from '../commands/properties.ts';
import { CHANGE_PAUSE } from './change-run.ts';
import { createSession } from './create-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const text = { id: 'a', widget: 'text', properties: {}, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [text] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  session.ui.setState({ selection: ['a'] });
  let count = 0;
  const change = (name: string) =>
    setValue(session, ['a'], { path: [name], value: `value ${count++}` });
  return { session, change, steps: () => session.history.entries().length };
}

test('changes of one widget are one step, whichever properties change', () => {
  const { change, steps } = opened();
  change('html');
  change('anchor');
  vi.advanceTimersByTime(CHANGE_PAUSE - 1);
  change('layer_name');
  expect(steps()).toBe(1);
});

test('a pause, a new selection, and a device switch end a step', () => {
  const { session, change, steps } = opened();
  change('html');
  vi.advanceTimersByTime(CHANGE_PAUSE);
  change('anchor');
  expect(steps()).toBe(2);
  session.ui.setState({ selection: [] });
  session.ui.setState({ selection: ['a'] });
  change('anchor');
  change('layer_name');
  expect(steps()).toBe(3);
  session.ui.setState({ device: 'tablet' });
  change('html');
  expect(steps()).toBe(4);
});

test('while text is edited, its editor ends steps', () => {
  const { session, change, steps } = opened();
  session.ui.setState({ textEditing: 'a' });
  change('html');
  vi.advanceTimersByTime(10 * CHANGE_PAUSE);
  change('html');
  expect(steps()).toBe(1);
});
