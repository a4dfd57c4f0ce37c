import type { FrameLocator, Page } from 'playwright/test';
import {
  type GridPoint,
  type PagePart,
  pointPerPlace,
  pressOn,
  sweep,
  UNSYNCED,
} from './support/drag-grid.ts';
import { centre, openPanel } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { deletePages, nestedContent, openNested } from './support/nested-page.ts';
import { RpcClient } from './support/rpc.ts';

test.describe.configure({ mode: 'parallel' });

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

type Part = PagePart & {
  readonly name: string;
  /** Places that the part has at every width. */
  readonly places: readonly string[];
};

const PARTS: readonly Part[] = [
  {
    name: 'the header and the first rows',
    through: 'n-pair',
    places: ['n-root:0', 'n-empty:0', 'n-left:0'],
  },
  {
    name: 'the other rows',
    after: 'n-pair',
    through: 'n-root',
    places: ['n-root:5', 'n-inner-2:0', 'n-box:1'],
  },
  { name: 'the footer', after: 'n-root', places: [] },
];

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

let owner: RpcClient;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
});

test.afterAll(() => deletePages(owner));

for (const [turn, { key, width }] of DEVICES.entries())
  for (const { name, places: wanted, ...part } of PARTS)
    test(`every point of ${name} at ${width} px has one drop slot, and drops land at the line`, async ({
      signedIn: page,
      product,
    }) => {
      const { canvas } = await openNested(page, owner, {
        url: product.url,
        content: nestedContent(),
      });
      await page.getByTestId('canvas-stage').focus();
      await page.keyboard.press(key);
      const shown = () => canvas.locator('html').evaluate((html) => html.clientWidth);
      await expect.poll(shown).toBe(width);
      const html = () => canvas.locator('html').evaluate((element) => element.outerHTML);
      const before = await html();
      await dragText(page);
      const report = await sweep(page, 20, part);
      expect(report.points.length).toBeGreaterThan(300);
      expect(report.faults).toEqual([]);
      expect(report.moved).toEqual([]);
      expect(report.mutations).toBe(0);
      expect(await html()).toBe(before);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      expect(await html()).toBe(before);
      const places = pointPerPlace(report.points);
      expect(places.map(({ place }) => place)).toEqual(expect.arrayContaining([...wanted]));
      const sample = places.filter((_, index) => index % 3 === turn % 3);
      for (const point of sample) await dropAt(page, canvas, point);
    });
