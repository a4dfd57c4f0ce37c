import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptySite } from '../kit/empty-site.ts';
import { SlideContext } from '../kit/slides/slide-context.ts';
import { findProblems } from '../kit/testing/find-problems.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const Slide = () => {
  const { captions, place, count } = SlideContext.use();
  return <p>{`${captions} ${place}/${count}`}</p>;
};

const shown = (count: number, properties: object = {}) =>
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
      {['a', 'b', 'c'].slice(0, count).map((key) => (
        <Slide key={key} />
      ))}
    </View>,
  );

test('is a named carousel with a slide for each of its children', () => {
  const html = shown(2, { label: 'Our boats' });
  expect(html).toContain(
    'role="group" aria-roledescription="VISITOR.SLIDES.CAROUSEL" aria-label="Our boats"',
  );
  expect(html).toContain('<p>over 1/2</p><p>over 2/2</p>');
  expect(shown(0)).toBe('<div class="root"></div>');
});

test('its pause button comes first, then dots, arrows, and slides', () => {
  const names = [...shown(2).matchAll(/aria-label="VISITOR\.SLIDES\.([\w ]+)"/g)].map(
    ([, key]) => key,
  );
  expect(names).toEqual(['LABEL', 'PAUSE', 'SLIDE 1', 'SLIDE 2', 'PREVIOUS', 'NEXT']);
  expect(shown(2)).toContain('data-slides="fade" data-step="1" data-loops="" data-duration="5"');
});

test('one slide needs neither controls nor the script', () => {
  const html = shown(1);
  expect(html).not.toContain('<button');
  expect(html).not.toContain('data-slides=');
  expect(html).toContain('<p>over 1/1</p>');
});

test('has only the chosen controls', () => {
  const html = shown(3, { autoplay: false, has_dots: false, loops: false });
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).not.toContain('moto-slides-bar');
  expect(html).not.toMatch(/data-(duration|loops)/);
  expect(shown(3, { autoplay: false, has_arrows: false, has_dots: false })).not.toContain(
    '<button',
  );
});

test('styles slides, captions, arrows, and dots, also on hover and per device', () => {
  const rules = style(
    schema.properties.parse({
      ratio: { desktop: '21/9', mobile_v: 'original' },
      background_color: 'surface',
      caption: { text_color: 'bg', width: 50, vertical_align: 'middle' },
      arrows: { position: 'below', size: 32 },
      dots: { current_color: 'accent' },
      hover: { border_color: 'accent', arrow_color: 'primary' },
    }),
  );
  const list = '>.moto-slides>.moto-slides-list';
  const arrow = '>.moto-slides>.moto-slides-arrow';
  const ratio = (value: string, fit: string) => ({
    '--moto-slides-ratio': value,
    '--moto-slides-fit': fit,
  });

  expect(rules).toEqual([
    { part: list, declarations: ratio('21/9', 'cover') },
    { part: list, declarations: ratio('auto', 'contain'), device: 'mobile_v' },
    {
      part: `${list}>*`,
      declarations: {
        'background-color': 'var(--moto-surface)',
        '--moto-slide-image-radius': '0',
      },
    },
    {
      part: `${list}>*`,
      state: 'hover',
      declarations: { 'border-color': 'var(--moto-accent)' },
    },
    {
      part: `${list}>*>.moto-slide-content`,
      declarations: {
        '--moto-text': 'var(--moto-bg)',
        '--moto-muted': 'var(--moto-bg)',
        '--moto-link': 'var(--moto-bg)',
        color: 'var(--moto-bg)',
        '--moto-slide-caption-width': '50%',
        '--moto-slide-caption-inset': 'clamp(0px,3vw,2.5rem)',
        'border-radius': 'var(--moto-radius,0)',
        '--moto-slide-caption-align': 'center',
      },
    },
    { part: '>.moto-slides', declarations: { '--moto-slides-arrow-row': '2' } },
    { part: arrow, declarations: { width: '32px', height: '32px' } },
    { part: arrow, state: 'hover', declarations: { color: 'var(--moto-primary)' } },
    {
      part: '>.moto-slides .moto-slides-dots>*',
      declarations: { '--moto-slides-current-dot': 'var(--moto-accent)' },
    },
  ]);
});

test('contains only slides, and at most 30', () => {
  expect(schema.children).toEqual({ accepts: ['slider_item'], max: 30 });
  expect(schema.properties.safeParse({ duration: 0 }).success).toBe(false);
  expect(schema.properties.safeParse({ duration: 61 }).success).toBe(false);
});

test('is a problem without slides', () => {
  expect(findProblems({ schema, checks })).toEqual(['EMPTY']);
  expect(findProblems({ schema, checks, facts: { childCount: 1 } })).toEqual([]);
});
