import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { countUses } from './count-uses.ts';

const leaf = (id: string, widget: string, properties: object) => ({
  ...{ id, widget, properties: properties as never },
  children: [],
});

const { store } = createSession({
  sections: [
    {
      ...{ name: 'content', id: 1, label: '', usedOn: 1 },
      tree: {
        ...{ id: 'root', widget: 'section', properties: {} },
        children: [
          leaf('a', 'button', {}),
          leaf('b', 'button', { preset: 'round' }),
          leaf('c', 'text', {
            html: '<p class="moto-text_lead">A</p><p class="moto-text_lead">B</p><p>C</p>',
          }),
        ],
      },
    },
  ],
  pageType: 'page',
  newId: () => 'new',
});

test('counts widgets by preset, and each block with a text style', () => {
  const preset = (class_name: string) => ({ preset: { widget_name: 'button', class_name } });
  const count = (used: Parameters<typeof countUses>[1]) => countUses(store.reader, used);
  expect(count(preset('default'))).toBe(1);
  expect(count(preset('round'))).toBe(1);
  expect(count(preset('loud'))).toBe(0);
  expect(count({ textStyle: 'lead' })).toBe(2);
  expect(count({ textStyle: 'small' })).toBe(0);
});
