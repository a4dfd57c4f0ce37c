import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const card = { width: 300, height: 160 };

test('is next to its target, on a side with enough space', () => {
  const room = { width: 1280, height: 800 };
  const rail = { left: 0, top: 56, right: 48, bottom: 300 };
  expect(placeCard(rail, card, room)).toEqual({ left: 60, top: 56 });
  const inspector = { left: 960, top: 48, right: 1280, bottom: 800 };
  expect(placeCard(inspector, card, room)).toEqual({ left: 648, top: 48 });
  const button = { left: 300, top: 8, right: 370, bottom: 40 };
  expect(placeCard(button, card, { width: 375, height: 800 })).toEqual({ left: 63, top: 52 });
});

test('is always inside the window, and off its target if there is space', () => {
  const side = (min: number) => fc.integer({ min, max: 2000 });
  fc.assert(
    fc.property(
      side(375),
      side(480),
      fc.float({ min: 0, max: 1, noNaN: true }),
      (width, height, share) => {
        const target = {
          left: (width - 60) * share,
          top: (height - 40) * share,
          right: (width - 60) * share + 60,
          bottom: (height - 40) * share + 40,
        };
        const { left, top } = placeCard(target, card, { width, height });
        expect(left >= 0 && left + card.width <= width).toBe(true);
        expect(top >= 0 && top + card.height <= height).toBe(true);
        const isApart =
          left >= target.right ||
          left + card.width <= target.left ||
          top >= target.bottom ||
          top + card.height <= target.top;
        expect(isApart).toBe(true);
      },
    ),
  );
});
