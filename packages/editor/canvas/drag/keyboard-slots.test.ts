import { flatten, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import type { Dragged } from '../../core/commands/drop-target.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { createKeyboardSlots, type SlotDirection, type SlotPosition } from './keyboard-slots.ts';
import { createSlotMaker } from './slot-maker.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: id.split('-')[0] ?? '',
  properties: {},
  children,
});

const header = node('section-header', node('row-h', node('column-h', node('text-h'))));
const content = node(
  'section-content',
  node(
    'row-a',
    node('column-1', node('text-1'), node('text-2')),
    node('column-2', node('row-in', node('column-in'))),
    node('column-3'),
  ),
  node('locked-box', node('row-l', node('column-l'))),
  node('text-last'),
);
const nodes = new Map([...flatten(header).nodes, ...flatten(content).nodes]);
const CONTAINERS = ['section', 'row', 'column', 'locked'];
const dragged: Dragged = { widget: 'text', ids: new Set(['text-1']) };

function keyboardSlots() {
  const slots = createSlotMaker({
    document: { nodes },
    geometry: {
      nodeAt: () => null,
      box: () => ({ left: 0, top: 0, right: 100, bottom: 100 }),
      children: () => [],
      invalidate: () => undefined,
      applyScroll: () => undefined,
    },
    rules: {
      isContainer: (id) => CONTAINERS.includes(nodes.get(id)?.widget ?? ''),
      isInline: () => false,
      direction: () => 'vertical',
      verdict: (parent) =>
        parent === 'locked-box' ? { ok: false, reason: 'notAccepted' } : { ok: true, wrap: [] },
    },
  });
  const session = {
    store: { node: (id: string) => nodes.get(id), reader: { nodes } },
    sections: [{ root: 'section-header' }, { root: 'section-content' }],
    lookup: (widget: string) => (CONTAINERS.includes(widget) ? { children: {} } : {}),
  } as unknown as EditorSession;
  return createKeyboardSlots({ session, slots, dragged });
}

const name = ({ parent, index }: SlotPosition) => `${parent}:${index}`;

function along(...travels: SlotDirection[]): string {
  const { start, move } = keyboardSlots();
  let place = start();
  for (const each of travels) place = place && move(place, each);
  return place ? name(place) : 'nowhere';
}

test('starts at the position of the widget', () => {
  expect(along()).toBe('column-1:0');
});

test('arrow keys move among siblings, and outside at either end', () => {
  expect(along('next')).toBe('column-1:1');
  expect(along('next', 'next')).toBe('row-a:1');
  expect(along('previous')).toBe('row-a:0');
  expect(along('previous', 'previous')).toBe('section-content:0');
});

test('moves into the container next to the slot, and out again', () => {
  expect(along('next', 'next', 'into')).toBe('column-2:0');
  expect(along('next', 'next', 'into', 'into')).toBe('row-in:0');
  expect(along('next', 'next', 'into', 'into', 'into')).toBe('column-in:0');
  expect(along('next', 'next', 'into', 'into', 'into', 'out')).toBe('row-in:1');
});

test('moves from one section to the next', () => {
  expect(along('previous', 'previous', 'previous')).toBe('section-header:1');
});

test('passes through a container that refuses the widget', () => {
  const { move } = keyboardSlots();
  const inside = move({ parent: 'section-content', index: 1 }, 'into');
  expect(inside && name(inside)).toBe('row-l:0');
  const outside = move({ parent: 'row-l', index: 1 }, 'out');
  expect(outside && name(outside)).toBe('section-content:2');
});

test('keys reach every slot', () => {
  const { start, move } = keyboardSlots();
  const first = start();
  const open = first ? [first] : [];
  const reached = new Map(open.map((place) => [name(place), place]));
  for (let place = open.pop(); place; place = open.pop()) {
    for (const travel of ['previous', 'next', 'into', 'out'] as const) {
      const next = move(place, travel);
      if (!next || reached.has(name(next))) continue;
      reached.set(name(next), next);
      open.push(next);
    }
  }
  const slots = [...nodes.values()]
    .filter(({ widget, id }) => CONTAINERS.includes(widget) && id !== 'locked-box')
    .flatMap(({ id, children }) =>
      Array.from(
        { length: children.filter((child) => !dragged.ids.has(child)).length + 1 },
        (_, index) => name({ parent: id, index }),
      ),
    );
  expect([...reached.keys()].sort()).toEqual(slots.sort());
});
