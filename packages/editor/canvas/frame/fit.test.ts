import { DEVICE_FACTS, DEVICES } from '@plinth/model';
import { expect, test } from 'vitest';
import { fitFrame } from './fit.ts';

const stage = { width: 700, height: 600 };

test.each(DEVICES)('the frame for %s has the viewport of that device', (device) => {
  const { width } = fitFrame(stage, device, 'fit');
  const { maxWidth } = DEVICE_FACTS[device];
  const smaller = DEVICES[DEVICES.indexOf(device) + 1];
  expect(width).toBeLessThanOrEqual(maxWidth ?? Number.POSITIVE_INFINITY);
  expect(width).toBeGreaterThan(smaller ? (DEVICE_FACTS[smaller].maxWidth ?? 0) : 0);
});

test('the frame fills the height of the stage at any zoom', () => {
  const { height, zoom } = fitFrame(stage, 'desktop', 'fit');
  expect(zoom).toBeCloseTo(700 / 1280);
  expect(height * zoom).toBeCloseTo(600);
});

test('a small frame is centered and not enlarged', () => {
  expect(fitFrame(stage, 'mobile_v', 'fit')).toMatchObject({ zoom: 1, left: (700 - 375) / 2 });
});
