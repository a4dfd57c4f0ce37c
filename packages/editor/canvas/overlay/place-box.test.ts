import { expect, test } from 'vitest';
import { withinStage } from './place-box.ts';

const stage = { clientWidth: 600, clientHeight: 400 };

test('insets an outline at the edge of the stage', () => {
  const whole = { left: 0, top: -0.4, right: 600.2, bottom: 400 };
  expect(withinStage(whole, stage)).toEqual({ left: 3, top: 3, right: 597, bottom: 397 });
});

test('outlines a box inside or outside the stage where it is', () => {
  const amid = { left: 40, top: -120, right: 300, bottom: 900 };
  expect(withinStage(amid, stage)).toEqual(amid);
});
