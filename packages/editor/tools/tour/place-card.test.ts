import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const card = { width: 300, height: 160 };

test('is on the page, on a side of its target with enough space', () => {
  const page = { left: 72, top: 48, right: 1280, bottom: 772 };
  const rail = { left: 0, top: 56, right: 72, bottom: 300 };
  expect(placeCard(rail, card, page)).toEqual({ left: 84, top: 60 });
  const inspector = { left: 960, top: 48, right: 1280, bottom: 800 };
  expect(placeCard(inspector, card, page)).toEqual({ left: 648, top: 60 });
  const fold = { left: 1240, top: 8, right: 1272, bottom: 40 };
  expect(placeCard(fold, card, page)).toEqual({ left: 928, top: 60 });
  const button = { left: 300, top: 8, right: 370, bottom: 40 };
  const phone = { left: 0, top: 48, right: 375, bottom: 740 };
  expect(placeCard(button, card, phone)).toEqual({ left: 63, top: 60 });
});

test('is always on the page, and off its target if there is space', () => {
  const side = (min: number) => fc.integer({ min, max: 2000 });
  const share = fc.float({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(side(375), side(480), share, share, (width, height, across, down) => {
      const page = { left: 40, top: 48, right: 40 + width, bottom: 48 + height };
      const left = (page.right - 20) * across;
      const top = (page.bottom - 20) * down;
      const target = { left, top, right: left + 60, bottom: top + 40 };
      const at = placeCard(target, card, page);
      expect(at.left >= page.left && at.left + card.width <= page.right).toBe(true);
      expect(at.top >= page.top && at.top + card.height <= page.bottom).toBe(true);
      const isApart =
        at.left >= target.right ||
        at.left + card.width <= target.left ||
        at.top >= target.bottom ||
        at.top + card.height <= target.top;
      expect(isApart).toBe(true);
    }),
  );
});
