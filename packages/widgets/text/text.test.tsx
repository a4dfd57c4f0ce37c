import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const show = (html: string, site = {}) => renderView({ schema, View, properties: { html }, site });

test('renders rich text inside its element', () => {
  expect(show('<h2 class="moto-text_system_5">A</h2></div><script>x</script><p>B')).toBe(
    '<div class="root"><h2 class="moto-text_system_5">A</h2><p>B</p></div>',
  );
});

test('leaves template syntax unchanged', () => {
  expect(show(['{{7*7}}', '$', '{7*7} <%= 1 %>'].join(''))).toBe(
    `<div class="root">${['{{7*7}}', '$', '{7*7} &lt;%= 1 %&gt;'].join('')}</div>`,
  );
});

test('only shows images from the media library', () => {
  const html = show('<img data-media="7" class="moto-image-left"><img src="//evil/x.png">', {
    media: () => sampleImage,
  });
  expect(html).toContain('class="moto-image-left" src="/uploads/quay.jpg"');
  expect(html).toContain('alt="The quay at dawn"');
  expect(html).not.toContain('evil');
});

test('draws icons in its own markup, in the size and color of the text', () => {
  const html = show('<p>Call <img data-icon="phone"> or <img data-icon="star" alt="New"></p>', {
    icon: (name: string) => (name === 'phone' ? 'M1 1' : 'M2 2'),
  });
  expect(html).toContain('stroke="currentColor"');
  expect(html).toContain('aria-hidden="true"><path d="M1 1"></path></svg> or ');
  expect(html).toContain('role="img" aria-label="New"><path d="M2 2">');
  expect(show('<p>A<img data-icon="gone"><img data-icon="x" onload="y"></p>')).toBe(
    '<div class="root"><p>A</p></div>',
  );
});

test('sets the height of the logo per device, over the usual limit', () => {
  const properties = schema.properties.parse({ logo_height: { desktop: 80, mobile_v: 40 } });
  expect(style(properties)).toEqual([
    { part: ' img.moto-logo', declarations: { height: '80px', 'max-height': 'none' } },
    {
      part: ' img.moto-logo',
      declarations: { height: '40px', 'max-height': 'none' },
      device: 'mobile_v',
    },
  ]);
});
