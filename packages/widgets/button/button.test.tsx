import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const link = () => ({ href: '/a/?b=1&c=2', target: '_blank', rel: 'noopener' }) as const;

test('is a link with its label', () => {
  expect(renderView({ schema, View, properties: { label: 'Go <b>' }, site: { link } })).toBe(
    '<div class="root"><a href="/a/?b=1&amp;c=2" target="_blank" rel="noopener" class="moto-button">Go &lt;b&gt;</a></div>',
  );
});

test('has no href without an action', () => {
  expect(renderView({ schema, View })).toBe(
    '<div class="root"><a class="moto-button">Button</a></div>',
  );
});

test('has its icon on the selected side, hidden from screen readers', () => {
  const show = (icon_position: string) =>
    renderView({ schema, View, properties: { icon: 'check', icon_position } });
  expect(show('left')).toMatch(
    /<a class="moto-button"><svg .*aria-hidden="true".*<\/svg>Button<\/a>/,
  );
  expect(show('right')).toMatch(/<a class="moto-button">Button<svg .*<\/svg><\/a>/);
});

test('changes colors on hover', () => {
  const properties = schema.properties.parse({
    hover: { background_color: 'color1_4', icon_color: 'accent' },
  });
  expect(style(properties)).toEqual([
    {
      part: '>.moto-button',
      state: 'hover',
      declarations: {
        'background-color': 'var(--moto-color1_4)',
        'background-image': 'var(--moto-image,none)',
      },
    },
    { part: ' .moto-icon', state: 'root-hover', declarations: { color: 'var(--moto-accent)' } },
  ]);
});
