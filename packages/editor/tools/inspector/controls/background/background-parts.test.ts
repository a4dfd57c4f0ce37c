import { expect, test } from 'vitest';
import { BACKGROUND_KINDS, FIELDS_TO_CLEAR, kindOf } from './background-parts.ts';

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
