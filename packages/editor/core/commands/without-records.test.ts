import { expect, test } from 'vitest';
import { withoutRecords } from './without-records.ts';

test('widgets of another site lose record ids and keep their style', () => {
  const image = { image_id: 7, preset: 'round', link: { action: 'page', page_id: 5 } } as const;
  const html = '<p class="moto-text_normal"><a href="link:page/5">x</a></p>';
  const tree = {
    ...{ id: 'a', widget: 'column', properties: { background: { image_id: 7, color: 'primary' } } },
    children: [
      { id: 'b', widget: 'image', properties: image, children: [] },
      { id: 'c', widget: 'text', properties: { html }, children: [] },
    ],
  };
  const { properties, children } = withoutRecords(tree);
  expect(properties).toEqual({ background: { color: 'primary' } });
  expect(children.map((child) => child.properties)).toEqual([
    { preset: 'round' },
    { html: '<p class="moto-text_normal"><a>x</a></p>' },
  ]);
});
