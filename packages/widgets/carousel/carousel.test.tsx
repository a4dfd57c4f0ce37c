import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useImageSizes } from '../kit/available-width.ts';
import { emptySite } from '../kit/empty-site.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const Slide = () => <p>{useImageSizes(null)}</p>;

const shown = (properties: object = {}) =>
  renderToStaticMarkup(
    <View
      id="w1"
      properties={schema.properties.parse(properties)}
      data={null}
      scope="content"
      root={{ className: 'root' }}
      editable={() => ({})}
      site={emptySite()}
    >
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Slide key={key} />
      ))}
    </View>,
  );

const dots = (html: string) => html.match(/VISITOR\.SLIDES\.SLIDE \d/g);

test('its images are as wide as a slide', () => {
  expect(shown()).toContain('(width&lt;=767px) 100vw,min(25vw,320px)');
  expect(shown({ visible: 2 })).toContain('min(50vw,640px)');
});

test('has a dot for each move', () => {
  expect(dots(shown())).toHaveLength(5);
  expect(dots(shown({ step: 2 }))).toHaveLength(3);
  expect(shown({ step: 2 })).toContain('data-slides="slide" data-step="2"');
});

test('does not play unless chosen', () => {
  expect(shown()).not.toContain('data-duration');
  expect(shown({ autoplay: true })).toContain('data-duration="5" data-stops=""');
});

test('shows 4, 3, 2, or 1 slides by default, and any number per device', () => {
  expect(style(schema.properties.parse({}))).toEqual([]);
  const part = '>.moto-slides>.moto-slides-list';
  expect(style(schema.properties.parse({ visible: { desktop: 6, tablet: 2 }, gap: 0 }))).toEqual([
    { part, declarations: { '--moto-slides-visible': '6' } },
    { part, declarations: { '--moto-slides-visible': '2' }, device: 'tablet' },
    { part, declarations: { '--moto-slides-gap': '0px' } },
  ]);
});

test('contains only slides, and at most 50', () => {
  expect(schema.children).toEqual({ accepts: ['slider_item'], max: 50 });
});
