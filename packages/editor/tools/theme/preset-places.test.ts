import { expect, test } from 'vitest';
import { createSession } from '../../core/session/create-session.ts';
import { presetPlaces, showPreset } from './preset-places.ts';

const node = (id: string, widget: string, properties: object = {}) => ({
  ...{ id, widget, properties: { ...properties }, children: [] },
});

const session = () =>
  createSession({
    sections: [
      {
        ...{ name: 'content' as const, id: 1, label: '', usedOn: 1 },
        tree: {
          ...node('root', 'section'),
          children: [
            node('one', 'button'),
            node('two', 'button', { preset: 'accent' }),
            node('three', 'button'),
          ],
        },
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });

test('finds the first widget with each preset, and how many have it', () => {
  const { store } = session();
  const places = presetPlaces(store.reader, ['root']);
  expect(places.get('button default')).toEqual({ first: 'one', count: 2 });
  expect(places.get('button accent')).toEqual({ first: 'two', count: 1 });
  expect(places.get('button secondary')).toBeUndefined();
});

test('shows the preset of a widget in the inspector', () => {
  const now = session();
  showPreset(now, 'two');
  expect(now.ui.getState()).toMatchObject({
    selection: ['two'],
    tab: 'design',
    requestedSetting: { id: 'two', path: 'preset' },
  });
});
