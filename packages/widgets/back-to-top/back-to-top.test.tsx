import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const site = { text: () => 'Back to top' };

const shown = (properties: object = {}, back_to_top: 'default' | 'custom' = 'default') =>
  renderView({
    schema,
    View,
    properties: { ...properties },
    data: { back_to_top } as never,
    site,
  });

test('is a link to the top of the page, named if it shows only an icon', () => {
  const html = shown();
  expect(html).toMatch(
    /^<div class="root"><a href="#top" class="moto-back-to-top" aria-label="Back to top" data-back-to-top="500"><svg/,
  );
});

test('shows its label, or the usual one without an icon', () => {
  expect(shown({ label: 'Up' })).toMatch(/<\/svg><span>Up<\/span><\/a>/);
  expect(shown({ label: 'Up' })).not.toContain('aria-label');
  expect(shown({ icon: null })).toContain('data-back-to-top="500">Back to top</a>');
});

test('floats as the custom button of the site, or if the product says so', () => {
  for (const html of [shown({}, 'custom'), shown({ is_floating: true })]) {
    expect(html).toContain('<div class="root moto-floating">');
    expect(html).toContain('data-offset="300"');
  }
  expect(shown()).not.toContain('data-offset');
});

test('changes colors on hover', () => {
  const properties = schema.properties.parse({
    icon_size: 30,
    hover: { background_color: 'accent', icon_color: 'text' },
  });
  expect(style(properties)).toEqual([
    { part: ' .moto-icon', declarations: { width: '30px', height: '30px' } },
    {
      part: '>.moto-back-to-top',
      state: 'hover',
      declarations: {
        'background-color': 'var(--moto-accent)',
        'background-image': 'var(--moto-image,none)',
      },
    },
    { part: ' .moto-icon', state: 'root-hover', declarations: { color: 'var(--moto-text)' } },
  ]);
});
