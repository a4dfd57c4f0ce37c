import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { removeSelection } from '../commands/edit.ts';
import { setValue } from '../commands/properties.ts';
import { createSession } from '../session/create-session.ts';
import { runStep, stepLabel } from '../steps/step.ts';
import { jumpTo, undoOrRedo } from './undo-redo.ts';

const node = (id: string, widget: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

function opened(design?: WidgetNode) {
  const column = node('column', 'column', node('a', 'text'), node('b', 'text'), node('c', 'text'));
  const tree = node('root', 'section', node('row', 'row', column));
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    ...(design && { design }),
    newId: () => 'new',
  });
  const select = (...selection: string[]) => session.ui.setState({ selection });
  const write = (id: string) => setValue(session, [id], { path: ['html'], value: `<p>${id}</p>` });
  const ledTo = () => session.ui.getState().scrollTarget?.id;
  return { session, select, write, ledTo };
}

test('scrolls to a widget that is already selected', () => {
  const { session, select, write, ledTo } = opened();
  select('a');
  write('a');
  undoOrRedo(session, 'undo');
  const first = session.ui.getState().scrollTarget;
  expect(ledTo()).toBe('a');
  undoOrRedo(session, 'redo');
  expect(ledTo()).toBe('a');
  expect(session.ui.getState().scrollTarget).not.toBe(first);
});

test('without a selection, scrolls to the widget of the step or its replacement', () => {
  const { session, select, write, ledTo } = opened();
  write('b');
  select('b');
  removeSelection(session);
  select();
  undoOrRedo(session, 'undo');
  expect(ledTo()).toBe('b');
  undoOrRedo(session, 'undo');
  expect(session.ui.getState().selection).toEqual([]);
  expect(ledTo()).toBe('b');
  undoOrRedo(session, 'redo');
  select();
  undoOrRedo(session, 'redo');
  expect(['a', 'c']).toContain(ledTo());
});

test('shows a widget that was moved while another one was selected', () => {
  const { session, select, write, ledTo } = opened();
  select('a');
  write('a');
  runStep(session, stepLabel('MOVE'), {
    work: (run) => run({ type: 'moveWidget', id: 'c', parent: 'column', index: 0 }),
  });
  select('a');
  undoOrRedo(session, 'undo');
  expect(session.ui.getState().selection).toEqual(['c']);
  expect(ledTo()).toBe('c');
  undoOrRedo(session, 'undo');
  expect(session.ui.getState().selection).toEqual(['a']);
});

test('jumping to a step restores selection, device, and scroll target', () => {
  const { session, select, write, ledTo } = opened();
  select('a');
  write('a');
  session.ui.setState({ device: 'tablet' });
  select('c');
  write('c');
  session.ui.setState({ device: 'desktop' });
  select();
  jumpTo(session, 0);
  expect(session.ui.getState()).toMatchObject({ selection: ['a'], device: 'desktop' });
  expect(ledTo()).toBe('a');
  jumpTo(session, 2);
  expect(session.ui.getState()).toMatchObject({ selection: ['c'], device: 'tablet' });
  expect(ledTo()).toBe('c');
});

test('a change of the design scrolls nowhere', () => {
  const { session, select, ledTo } = opened(
    node('design', 'design', node('colors', 'design_colors')),
  );
  select('a');
  setValue(session, ['colors'], { path: ['theme'], value: 'harbor' });
  expect(undoOrRedo(session, 'undo').ok).toBe(true);
  expect(session.ui.getState().selection).toEqual(['a']);
  expect(ledTo()).toBeUndefined();
  undoOrRedo(session, 'redo');
  expect(ledTo()).toBeUndefined();
});
