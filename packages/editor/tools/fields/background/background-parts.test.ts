import { expect, test } from 'vitest';
import {
  asKind,
  BACKGROUND_KINDS,
  type BackgroundKind,
  FIELDS_TO_CLEAR,
  kindOf,
  withParts,
} from './background-parts.ts';

const FULL = {
  color: 'bg',
  gradient: { angle: 180, from: 'color1', to: 'color2' },
  image_id: 3,
  video_id: 4,
  preset: 'night',
};

test.each(BACKGROUND_KINDS.filter((kind) => kind !== 'none'))(
  'a background becomes one of the kind %s when the fields of other kinds are cleared',
  (kind) => {
    const left = Object.fromEntries(
      Object.entries(FULL).filter(([name]) => !FIELDS_TO_CLEAR[kind].includes(name)),
    );
    expect(kindOf(left)).toBe(kind);
  },
);

const CHOSEN = {
  none: {},
  color: { color: 'surface' },
  gradient: { gradient: { angle: 90, from: 'color1', to: 'color2' } },
  image: { image_id: 3 },
  video: { video_id: 4 },
  preset: { preset: 'night' },
} as const;

const pairs = BACKGROUND_KINDS.flatMap((from) => BACKGROUND_KINDS.map((to) => [from, to] as const));

test.each(pairs)('a background of the kind %s becomes one of the kind %s', (from, to) => {
  const { [from]: background, [to]: parts } = CHOSEN;
  const next = asKind(background, to) ?? withParts(background, to, parts);
  expect(kindOf(next)).toBe(to);
});

test('a background stays until what another kind needs is chosen', () => {
  const needing: readonly BackgroundKind[] = ['image', 'video', 'preset'];
  for (const kind of needing) expect(asKind(CHOSEN.gradient, kind)).toBeNull();
  expect(asKind({ ...CHOSEN.image, color: 'surface' }, 'color')).toEqual(CHOSEN.color);
  expect(asKind({ ...CHOSEN.video, ...CHOSEN.image }, 'image')).toEqual(CHOSEN.image);
});

test('a new color is one that was seen, and a gradient starts with the color', () => {
  expect(asKind(CHOSEN.gradient, 'color')).toEqual({ color: 'color1' });
  expect(asKind({ ...CHOSEN.gradient, color: 'bg' }, 'color')).toEqual({ color: 'color1' });
  const overlay = { color: 'inv', opacity: 40 };
  expect(asKind({ ...CHOSEN.image, overlay }, 'color')).toEqual({ color: 'inv' });
  for (const kind of ['none', 'preset', 'video'] as const)
    expect(asKind(CHOSEN[kind], 'color')).toEqual({ color: 'surface' });
  expect(asKind(CHOSEN.color, 'gradient')).toMatchObject({ gradient: { from: 'surface' } });
});
