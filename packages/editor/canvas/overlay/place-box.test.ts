import { expect, test } from 'vitest';
import { withinStage } from './place-box.ts';

const stage = { clientWidth: 600, clientHeight: 400 };

test('an outline around a box has its room in the stage', () => {
  const whole = { left: 0, top: -0.4, right: 600.2, bottom: 400 };
  expect(withinStage(whole, stage)).toEqual({ left: 3, top: 3, right: 597, bottom: 397 });
});

test('a box amid the stage, or scrolled out of it, is outlined where it is', () => {
  const amid = { left: 40, top: -120, right: 300, bottom: 900 };
  expect(withinStage(amid, stage)).toEqual(amid);
});
