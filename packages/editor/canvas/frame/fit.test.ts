import { DEVICE_FACTS, DEVICES } from '@plinth/model';
import { expect, test } from 'vitest';
import { fitFrame, plainRoom, type Room } from './fit.ts';

const bare: Room = {
  width: 1400,
  height: 600,
  fullWidth: 1400,
  windowWidth: 1472,
  covered: 0,
  coveredRight: 0,
};

/** A window of this width without panels; in narrow ones the rail is below the page. */
const windowOf = (width: number): Room => ({
  ...bare,
  width,
  fullWidth: width,
  windowWidth: width,
});

test.each(DEVICES)('the frame for %s has the viewport of that device', (device) => {
  const { maxWidth } = DEVICE_FACTS[device];
  const smaller = DEVICES[DEVICES.indexOf(device) + 1];
  for (const room of [windowOf(375), windowOf(700), windowOf(1024), bare, windowOf(1920)]) {
    const { width } = fitFrame(room, device, 'fit');
    expect(width).toBeLessThanOrEqual(maxWidth ?? Number.POSITIVE_INFINITY);
    expect(width).toBeGreaterThan(smaller ? (DEVICE_FACTS[smaller].maxWidth ?? 0) : 0);
  }
});

test('the frame fills the height of the stage at any zoom', () => {
  const { height, zoom } = fitFrame({ ...bare, width: 928 }, 'desktop', 'fit');
  expect(zoom).toBeCloseTo(928 / 1400);
  expect(height * zoom).toBeCloseTo(600);
});

test('a page that fits is shown at its own size, centered', () => {
  expect(fitFrame(bare, 'desktop', 'fit')).toMatchObject({ width: 1400, zoom: 1, left: 0 });
  expect(fitFrame(bare, 'mobile_v', 'fit')).toMatchObject({ zoom: 1, left: (1400 - 375) / 2 });
});

test('pinned panels change the scale, not the width, and not below 60 %', () => {
  const one = { ...bare, width: 1120 };
  expect(fitFrame(one, 'desktop', 'fit')).toMatchObject({ width: 1400, zoom: 0.8 });
  const both = { ...bare, width: 800 };
  expect(fitFrame(both, 'desktop', 'fit')).toMatchObject({ width: 1400, zoom: 0.6, left: 0 });
});

test('a floating panel pushes a frame aside only if it fits next to it', () => {
  const gallery = { ...bare, covered: 560 };
  expect(fitFrame(gallery, 'desktop', 0.5).left).toBe(560);
  expect(fitFrame(gallery, 'desktop', 'fit').left).toBe(0);
  const panel = { ...bare, covered: 280 };
  expect(fitFrame({ ...panel, width: 1100 }, 'tablet', 'fit').left).toBe(280);
  expect(fitFrame(panel, 'mobile_v', 'fit').left).toBe((1400 - 375) / 2);
});

test('a floating panel does not change the scale', () => {
  const inspecting = { ...bare, width: 1080 };
  const { zoom } = fitFrame(inspecting, 'desktop', 'fit');
  expect(fitFrame({ ...inspecting, covered: 280 }, 'desktop', 'fit').zoom).toBe(zoom);
});

test('in narrow windows the whole width of a desktop page is visible', () => {
  for (const width of [320, 375, 567, 568, 700, 750, 768, 1024]) {
    const fit = fitFrame(windowOf(width), 'desktop', 'fit');
    expect(fit.width * fit.zoom).toBeLessThanOrEqual(width);
  }
});

test.each([
  [350, 0.27],
  [567, 0.27],
  [640, 0.5],
  [749, 0.5],
  [832, 0.65],
  [1024, 0.65],
  [1280, 1],
])('a desktop page in a window of %i px starts at %d', (width, scale) => {
  expect(fitFrame(windowOf(width), 'desktop', 'fit').zoom).toBe(scale);
});

test('from 1025 px on, a desktop page that doesn’t fit is scaled to the window', () => {
  expect(fitFrame(windowOf(1025), 'desktop', 'fit').zoom).toBeCloseTo(1025 / 1280);
  expect(fitFrame({ ...windowOf(1025), width: 500 }, 'desktop', 'fit').zoom).toBe(0.6);
});

test('a view without panels scales the page to its width', () => {
  const room = plainRoom({ width: 400, height: 300 });
  expect(fitFrame(room, 'desktop', 'fit').zoom).toBeCloseTo(400 / 1280);
});

test('a narrow page is shown between the panels', () => {
  const room = windowOf(1280);
  const centered = fitFrame(room, 'mobile_v', 'fit');
  const leftOf = (covered: number, coveredRight: number) =>
    fitFrame({ ...room, covered, coveredRight }, 'mobile_v', 'fit').left;
  expect(leftOf(0, 320)).toBe(centered.left);
  expect(leftOf(0, 700)).toBe(room.width - 700 - centered.width);
  expect(leftOf(560, 320)).toBe(560);
});
