import type { FrameLocator, Page } from 'playwright/test';
import {
  type GridPoint,
  pointPerPlace,
  pressOn,
  sweep,
  UNSYNCED,
} from '../../e2e/support/drag-grid.ts';
import { centre, openPanel } from '../../e2e/support/editor.ts';
import { nestedContent } from '../../e2e/support/nested-page.ts';
import { node, textRow } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** Tall enough to show the whole page at every width without scrolling. */
test.use({
  viewport: { width: 1280, height: 3200 },
  launchOptions: UNSYNCED,
});

const DEVICES = [
  { key: '1', width: 1280 },
  { key: '2', width: 768 },
  { key: '3', width: 667 },
  { key: '4', width: 375 },
];

/** Widths of every test run. */
const OFTEN = [1280, 375];

/** Places that the page has at every width. */
const PLACES = [
  ...['head:0', 'content:0', 'n-empty:0', 'n-left:0', 'content:5', 'n-inner-2:0', 'n-box:1'],
  'foot:1',
];

/** Drops at each width, evenly spread over the places, at others than the next width. */
const DROPS = 4;

/** Drags a text from its tile onto the page, so that the panel gets out of the way. */
async function dragText(page: Page): Promise<void> {
  await openPanel(page, 'add');
  await pressOn(page, 'tile-text');
  const { x, y } = await centre(page.getByTestId('canvas-stage'));
  await page.mouse.move(x, y, { steps: 4 });
  await expect(page.getByTestId('side-panel')).toHaveAttribute('data-away');
}

/** Drops at a point, checks that the widget lands where the line was, and undoes it. */
async function dropAt(page: Page, canvas: FrameLocator, point: GridPoint): Promise<void> {
  await dragText(page);
  await page.mouse.move(point.x, point.y, { steps: 4 });
  const line = page.getByTestId('drop-indicator');
  await expect(line).toBeVisible();
  const place = (await line.getAttribute('data-place')) ?? '';
  const known = await canvas
    .locator('[data-node-id]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-node-id')));
  await page.mouse.up();
  await expect(line).toBeHidden();
  const landed = await canvas.locator('[data-node-id]').evaluateAll(
    (all, before) =>
      all
        .filter((element) => !before.includes(element.getAttribute('data-node-id')))
        .map((element) => {
          const parent = element.parentElement?.closest('[data-node-id]');
          const siblings = [...(parent?.querySelectorAll('[data-node-id]') ?? [])].filter(
            (other) => other.parentElement?.closest('[data-node-id]') === parent,
          );
          return `${parent?.getAttribute('data-node-id')}:${siblings.indexOf(element)}`;
        }),
    known,
  );
  // The outermost new node: the widget, or the parents created around it.
  expect(landed[0], `a drop at ${point.x}, ${point.y}`).toBe(place);
  const note = page.getByTestId('shared-note');
  if (await note.isVisible()) await note.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+z');
  await expect(canvas.locator('[data-node-id]')).toHaveCount(known.length);
}

async function openAt(page: Page, { key, width }: (typeof DEVICES)[number]) {
  const canvas = await openHost(page, {
    content: nestedContent().children,
    header: node('head', 'section', [textRow('top', 'Header')]),
    footer: node('foot', 'section', [textRow('end', 'Footer')]),
  });
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press(key);
  const shown = () => canvas.locator('html').evaluate((html) => html.clientWidth);
  await expect.poll(shown).toBe(width);
  return canvas;
}

/** Ends a drag without a drop. */
async function cancel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

for (const [turn, device] of DEVICES.entries())
  test(`every point at ${device.width} px has one drop slot, and drops land at the line`, {
    // The other widths differ in their places alone, which have unit tests.
    tag: OFTEN.includes(device.width) ? [] : '@endurance',
  }, async ({ page }) => {
    const canvas = await openAt(page, device);
    const html = () => canvas.locator('html').evaluate((element) => element.outerHTML);
    const before = await html();
    await dragText(page);
    const report = await sweep(page, 24, { across: process.env.ENDURANCE ? 24 : 48 });
    expect(report.points.length).toBeGreaterThan(300);
    expect(report.faults).toEqual([]);
    expect(report.moved).toEqual([]);
    expect(report.mutations).toBe(0);
    expect(await html()).toBe(before);
    await cancel(page);
    await expect.poll(html).toBe(before);
    const places = pointPerPlace(report.points);
    expect(places.map(({ place }) => place)).toEqual(expect.arrayContaining(PLACES));
    const sample = Array.from({ length: DROPS }, (_, index) => {
      const at = Math.floor(((index + turn / DEVICES.length) * places.length) / DROPS);
      return places[at] ?? places[0];
    });
    for (const point of sample) if (point) await dropAt(page, canvas, point);
  });
