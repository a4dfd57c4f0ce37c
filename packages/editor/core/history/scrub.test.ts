import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { deviceWidths, setDeviceWidths } from '../commands/columns.ts';
import { setValue } from '../commands/properties.ts';
import { setSpacing } from '../commands/spacing.ts';
import { createSession } from '../session/create-session.ts';
import { endScrub, revertScrub, startScrub } from './scrub.ts';
import { undoOrRedo } from './undo-redo.ts';

const node = (id: string, widget: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget,
  properties: widget === 'column' ? { width: 6 } : {},
  children,
});

function opened() {
  const row = node('row', 'row', node('left', 'column'), node('right', 'column'));
  const session = createSession({
    sections: [
      { name: 'content', id: 1, label: '', tree: node('root', 'section', row), usedOn: 1 },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  return {
    session,
    steps: () => session.history.entries().length,
    widths: () => deviceWidths(session, 'row').join(),
    drag: (left: number) => setDeviceWidths(session, 'row', [left, 12 - left]),
  };
}

test('each step of a drag shows at once, and all are one undo step', () => {
  const { session, steps, widths, drag } = opened();
  startScrub(session);
  for (const [left, shown] of [
    [7, '7,5'],
    [9, '9,3'],
    [8, '8,4'],
  ] as const) {
    drag(left);
    expect(widths()).toBe(shown);
  }
  expect(steps()).toBe(0);
  endScrub(session);
  expect(steps()).toBe(1);
  undoOrRedo(session, 'undo');
  expect(widths()).toBe('6,6');
  undoOrRedo(session, 'redo');
  expect(widths()).toBe('8,4');
});

test('a canceled drag changes nothing, and neither does one that returns to its start', () => {
  const { session, steps, widths, drag } = opened();
  startScrub(session);
  drag(9);
  endScrub(session, false);
  expect([widths(), steps()]).toEqual(['6,6', 0]);
  startScrub(session);
  drag(9);
  revertScrub(session);
  expect(widths()).toBe('6,6');
  endScrub(session);
  expect(steps()).toBe(0);
});

test('a step of a drag reverts sides that the step before changed', () => {
  const { session } = opened();
  startScrub(session);
  setSpacing(session, ['row'], { sides: ['top', 'bottom'], size: 'large' });
  setSpacing(session, ['row'], { sides: ['top'], size: 'small' });
  endScrub(session);
  expect(session.store.node('row')?.properties.spacing).toEqual({ top: { desktop: 'small' } });
});

test('a drag never merges with changes before or after it', () => {
  const { session, steps } = opened();
  const set = (value: string) => setValue(session, ['row'], { path: ['anchor'], value });
  set('one');
  startScrub(session);
  set('two');
  endScrub(session);
  set('three');
  expect(steps()).toBe(3);
});
