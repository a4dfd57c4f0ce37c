import { expect, test } from 'vitest';
import { emptySite } from './empty-site.ts';
import { fillVariables } from './fill.ts';
import { type FillProperties, fillOption } from './options/box.ts';
import { fillCss } from './style/box-style.ts';

const file = {
  ...{ id: 7, name: 'quay', title: '', alt: '', width: 3000, height: 2000 },
  ...{ mime_type: 'image/jpeg', url: '/uploads/quay (1).jpg', focal_point: { x: 50, y: 50 } },
  sources: [
    { type: 'image/avif', srcset: '/uploads/q-1920.avif 1920w' },
    {
      type: 'image/webp',
      srcset: '/uploads/q-640.webp 640w, /uploads/q-1280.webp 1280w, /uploads/q-1920.webp 1920w',
    },
  ],
};

const CENTER = { '--moto-fill-focus': '50% 50%' };

const shown = (fill: object, media: Partial<typeof file> | null = {}) =>
  fillVariables(
    { frame: { fill: fillOption.parse(fill) } },
    emptySite({ media: () => (media ? { ...file, ...media } : null) }),
  );

test('an image is the smallest rendition that is wide enough, or the file in its own size', () => {
  expect(shown({ image_id: 7 })).toEqual({
    '--moto-fill': 'url(/uploads/q-1280.webp)',
    ...CENTER,
  });
  const own = { '--moto-fill': 'url(/uploads/quay%20%281%29.jpg)', ...CENTER };
  expect(shown({ image_id: 7, size: 'original' })).toEqual(own);
  expect(shown({ image_id: 7, repeat: 'x' })).toEqual(own);
  expect(shown({ image_id: 7 }, { sources: [] })).toEqual(own);
});

test('an image is cropped around its focal point, and a deleted one is none', () => {
  expect(shown({ image_id: 7 }, { focal_point: { x: 20, y: 80 } })).toMatchObject({
    '--moto-fill-focus': '20% 80%',
  });
  expect(shown({ image_id: 7 }, null)).toEqual({ '--moto-fill': 'none' });
  expect(shown({})).toBeUndefined();
});

const css = (fill: object): object =>
  Object.fromEntries(
    Object.entries(fillCss(fillOption.parse(fill) as FillProperties, 'surface')).filter(
      ([, value]) => value !== null,
    ),
  );

test('a background style brings its own color', () => {
  expect(css({})).toEqual({ 'background-color': 'var(--moto-surface)' });
  expect(css({ preset: 'night' })).toEqual({
    'background-color': 'var(--moto-background_night,revert-layer)',
  });
});

test('an overlay lies over the image, and only a repeated image keeps its own size', () => {
  const overlay = { color: 'inv', opacity: 40 };
  expect(css({ image_id: 7, overlay })).toMatchObject({
    'background-image':
      'linear-gradient(0deg,color-mix(in srgb,var(--moto-inv) 40%,transparent),color-mix(in srgb,var(--moto-inv) 40%,transparent)),var(--moto-fill,none)',
    'background-size': 'auto,cover',
    'background-position': 'left top,var(--moto-fill-focus,center)',
  });
  expect(css({ image_id: 7, size: 'contain', repeat: 'x' })).toMatchObject({
    'background-size': 'auto',
    'background-repeat': 'repeat-x',
  });
});
