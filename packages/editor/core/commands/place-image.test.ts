import type { Properties, WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { undoOrRedo } from '../history/undo-redo.ts';
import { createSession } from '../session/create-session.ts';
import { newImageDrag } from './dragged.ts';
import { dropAt } from './drop.ts';
import type { DropSlot } from './drop-target.ts';
import { placeImage } from './place-image.ts';

const node = (
  id: string,
  widget: string,
  children: readonly WidgetNode[] = [],
  properties: Properties = {},
): WidgetNode => ({ id, widget, properties, children: [...children] });

function opened(...selection: string[]) {
  let made = 0;
  const image = node('image', 'image', [], { image_id: 1 });
  const column = node('column', 'column', [image, node('text', 'text')]);
  const session = createSession({
    sections: [
      {
        name: 'content',
        id: 1,
        label: '',
        tree: node('root', 'section', [node('row', 'row', [column])]),
        usedOn: 1,
      },
    ],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  session.ui.setState({ selection });
  const pictures = () =>
    (session.store.node('column')?.children ?? []).map(
      (id) => session.store.node(id)?.properties.image_id ?? null,
    );
  return { session, pictures };
}

test('a chosen image replaces the selected one, in a step of its own', () => {
  const { session, pictures } = opened('image');
  expect(placeImage(session, 2).refused).toBeNull();
  expect(placeImage(session, 3).refused).toBeNull();
  expect(placeImage(session, 3).refused).toBeNull();
  expect(pictures()).toEqual([3, null]);
  undoOrRedo(session, 'undo');
  expect(pictures()).toEqual([2, null]);
  undoOrRedo(session, 'undo');
  expect(pictures()).toEqual([1, null]);
  expect(session.history.canUndo()).toBe(false);
});

test('without a selected image, inserts the image after the selection and selects it', () => {
  const { session, pictures } = opened('text');
  expect(placeImage(session, 2).refused).toBeNull();
  expect(pictures()).toEqual([1, null, 2]);
  const [selected = ''] = session.ui.getState().selection;
  expect(session.store.node(selected)?.widget).toBe('image');
});

test('a dragged image becomes an image widget at the drop position', () => {
  const { session, pictures } = opened();
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  const line = { axis: 'vertical', at: 0, from: 0, to: 0 } as const;
  const slot: DropSlot = {
    kind: 'slot',
    parent: 'column',
    index: 1,
    wrap: [],
    line,
    container: box,
  };
  expect(dropAt(session, newImageDrag(7), slot).refused).toBeNull();
  expect(pictures()).toEqual([1, 7, null]);
  expect(dropAt(session, newImageDrag(8), { ...slot, replaces: 'image' }).refused).toBeNull();
  expect(pictures()).toEqual([8, 7, null]);
  undoOrRedo(session, 'undo');
  expect(pictures()).toEqual([1, 7, null]);
});
