import type { FrameLocator, Locator, Page } from 'playwright/test';
import { centre, childrenOf, drag, openPanel } from '../../e2e/support/editor.ts';
import { layer, openLayers, unfold } from '../../e2e/support/layers.ts';
import { nestedContent } from '../../e2e/support/nested-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 1280, height: 1400 } });

const nested = hostPage(nestedContent().children);

let canvas: FrameLocator;

test.beforeEach(async ({ page }) => {
  canvas = await nested.open(page);
});

const node = (id: string): Locator => canvas.locator(`[data-node-id="${id}"]`);

const inside = (id: string) => childrenOf(node(id));

test('an empty page accepts the first widget anywhere', async ({ page }) => {
  const section = (await hostPage([]).open(page)).locator('#section-content');
  await openPanel(page, 'add');
  await drag(page, await centre(page.getByTestId('tile-button')), await centre(section));
  await expect(section.locator('.moto-widget-button')).toHaveCount(1);
});

test('after a drag by the toolbar’s handle, keys act on the selection', async ({ page }) => {
  await node('n-loose').click();
  await drag(page, await centre(page.getByTestId('drag-handle')), await centre(node('n-empty')));
  await expect.poll(() => inside('n-empty')).toEqual(['n-loose']);
  await page.keyboard.press('Delete');
  await expect(node('n-loose')).toHaveCount(0);
});

test('Escape and dropping outside the page change nothing', async ({ page }) => {
  const html = () => canvas.locator('html').evaluate((element) => element.outerHTML);
  const before = await html();
  await openPanel(page, 'add');
  const tile = await centre(page.getByTestId('tile-text'));
  const target = await centre(node('n-first'));
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 5 });
  await expect(page.getByTestId('drop-indicator')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('drag-chip')).toBeHidden();
  await page.mouse.up();
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 5 });
  await page.mouse.move(640, 20, { steps: 5 });
  await expect(page.getByTestId('drop-indicator')).toBeHidden();
  await page.mouse.up();
  expect(await html()).toBe(before);
  await expect(page.getByTestId('save-button')).toBeDisabled();
});

test('dropping at the side of a row’s only widget creates a second column', async ({ page }) => {
  const box = await node('n-first').boundingBox();
  if (!box) throw new Error('The first text is not shown');
  const side = { x: box.x + box.width - 24, y: box.y + box.height / 2 };
  await openPanel(page, 'add');
  await drag(page, await centre(page.getByTestId('tile-button')), side);
  await expect.poll(() => inside('n-lone')).toEqual(['n-lone-column', 'column']);
  const [left, right] = await Promise.all(
    [node('n-lone-column'), node('n-lone').locator('.moto-widget-column').nth(1)].map((column) =>
      column.boundingBox(),
    ),
  );
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
});

test('a widget is dragged without being selected first, and a background moves no block', async ({
  page,
}) => {
  await drag(page, await centre(node('n-first')), await centre(node('n-empty')));
  await expect.poll(() => inside('n-empty')).toEqual(['n-first']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => inside('n-empty')).toEqual([]);
  for (let up = 0; up < 8; up += 1) await page.keyboard.press('Escape');
  const [from, to] = [await centre(node('n-empty')), await centre(node('n-first'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await expect(page.getByTestId('drag-chip')).toBeHidden();
  await page.mouse.up();
  await expect(page.getByTestId('undo-button')).toBeDisabled();
});

test('a widget is dragged alone, also while what it is in is selected', async ({ page }) => {
  await node('n-first').click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('breadcrumbs')).toHaveText(/Column$/);
  await drag(page, await centre(node('n-first')), await centre(node('n-empty')));
  await expect.poll(() => inside('n-empty')).toEqual(['n-first']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => inside('n-empty')).toEqual([]);
});

test('a column moved to another row adapts the widths of both rows', async ({ page }) => {
  await openLayers(page);
  for (const id of ['n-pair', 'n-nested']) await unfold(page, id);
  const rows = await layer(page, 'n-a').boundingBox();
  const from = await centre(layer(page, 'n-empty'));
  if (!rows) throw new Error('The layers are folded');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  await page.mouse.move(rows.x + 8 + 2 * 16, rows.y + rows.height - 3, { steps: 6 });
  await expect(page.getByTestId('layers-drop-indicator')).toBeVisible();
  await expect(page.getByTestId('drop-indicator')).toBeHidden();
  await page.mouse.up();
  await expect.poll(() => inside('n-nested')).toEqual(['n-a', 'n-empty', 'n-b', 'n-c']);
  const tops = await Promise.all(
    ['n-a', 'n-empty', 'n-b', 'n-c'].map(async (id) => (await node(id).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
  const [row, left] = await Promise.all(
    [node('n-pair'), node('n-left')].map((x) => x.boundingBox()),
  );
  expect(left?.width).toBeCloseTo(row?.width ?? 0, 0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => inside('n-pair')).toEqual(['n-left', 'n-empty']);
});

test('in the layers the x position sets the depth, and hovering expands a collapsed layer', async ({
  page,
}) => {
  await openLayers(page);
  await unfold(page, 'n-lone');
  await unfold(page, 'n-lone-column');
  const from = await centre(layer(page, 'n-first'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  const folded = await centre(layer(page, 'n-block'));
  await page.mouse.move(folded.x, folded.y, { steps: 6 });
  await expect(layer(page, 'n-row')).toBeVisible();
  const last = await layer(page, 'n-row').boundingBox();
  if (!last) throw new Error('The block did not open');
  await page.mouse.move(last.x + 8 + 16, last.y + last.height - 3, { steps: 6 });
  await expect(page.getByTestId('layers-drop-indicator')).toBeVisible();
  await page.mouse.up();
  // Between the blocks it gets one of its own.
  await expect.poll(() => inside('content')).toContain('block');
  const root = await inside('content');
  expect(root.indexOf('block')).toBe(root.indexOf('n-block') + 1);
  const own = node('content').locator(':scope > .moto-widget-block', { has: node('n-first') });
  await expect(own).toHaveCount(1);
});

/** Dispatches the events of images dropped from the desktop. */
async function dropImages(page: Page, names: readonly string[], target: Locator): Promise<void> {
  const files = await target.evaluateHandle((_, given) => {
    const transfer = new DataTransfer();
    for (const name of given) transfer.items.add(new File([], name, { type: 'image/jpeg' }));
    return transfer;
  }, names);
  const send = (type: string) =>
    target.evaluate(
      (element, { dataTransfer, event }) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        const init = { ...at, bubbles: true, cancelable: true, dataTransfer };
        element.dispatchEvent(new DragEvent(event, init));
      },
      { dataTransfer: files, event: type },
    );
  await send('dragover');
  await expect(page.getByTestId('drop-indicator')).toBeVisible();
  await send('drop');
}

test('images dropped from the desktop are inserted there', async ({ page }) => {
  await dropImages(page, ['one.jpg', 'two.jpg'], node('n-empty'));
  await expect.poll(() => inside('n-empty')).toEqual(['image', 'image']);
  await expect(node('n-empty').locator('img')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => inside('n-empty')).toEqual([]);
});

test('columns are resized on the grid by mouse and keyboard', async ({ page }) => {
  await openLayers(page);
  await layer(page, 'n-pair').click();
  const divider = page.getByTestId('column-divider');
  await expect(divider).toHaveAttribute('aria-valuetext', '6 / 6');
  const row = await node('n-pair').boundingBox();
  const from = await centre(divider);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (row?.width ?? 0) / 12 + 3, from.y, { steps: 5 });
  await expect(divider).toHaveText('7 / 5');
  await page.mouse.up();
  await expect(node('n-left')).toHaveClass(/moto-column-7/);
  await expect(node('n-empty')).toHaveClass(/moto-column-5/);
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuetext', '8 / 4');
  await page.keyboard.press('End');
  await expect(divider).toHaveAttribute('aria-valuetext', '11 / 1');
  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuetext', '6 / 6');

  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('2');
  await expect(divider).toBeVisible();
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(node('n-left')).toHaveClass(/moto-column-6 .*moto-column-5_tablet/);
});

test('the number of columns can be changed; content of removed columns moves to the last', async ({
  page,
}) => {
  await openLayers(page);
  await layer(page, 'n-nested').click();
  const count = page.getByTestId('column-count');
  await expect(count).toHaveText('3 columns');
  await page.getByRole('button', { name: 'Add column' }).click();
  await expect.poll(() => inside('n-nested')).toEqual(['n-a', 'n-b', 'n-c', 'column']);
  await page.getByRole('button', { name: 'Remove column' }).click();
  await page.getByRole('button', { name: 'Remove column' }).click();
  await expect(count).toHaveText('2 columns');
  await expect.poll(() => inside('n-b')).toEqual(['n-inner', 'n-box']);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect.poll(() => inside('n-nested')).toEqual(['n-a', 'n-b', 'n-c']);
});

test('spacing is dragged and snaps to sizes; Shift changes all sides', async ({ page }) => {
  await openPanel(page, 'layers', { isPinned: true });
  await layer(page, 'n-pair').click();
  const grip = page.getByTestId('spacing-grip-bottom');
  await page.mouse.move(0, 0);
  await expect(grip).toHaveCSS('opacity', '0');
  const { height } = (await node('n-pair').boundingBox()) ?? { height: 0 };
  await node('n-pair').hover({ position: { x: 60, y: height - 4 } });
  await expect(grip).toHaveCSS('opacity', '1');
  const from = await centre(grip);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 30, { steps: 5 });
  const padding = await node('n-pair').evaluate((row) =>
    Math.round(Number.parseFloat(getComputedStyle(row).paddingBottom)),
  );
  await expect(grip).toHaveText(`Bottom: Medium · ${padding} px`);
  await expect(page.locator('.pl-spacing-band[data-side="top"]')).toHaveCSS('opacity', '0.4');
  await page.mouse.up();
  await expect(node('n-pair')).toHaveClass(/moto-spacing-bottom-medium/);
  await page.mouse.move(0, 0);
  await grip.focus();
  await expect(grip).toHaveCSS('opacity', '1');
  await page.keyboard.press('ArrowUp');
  await expect(node('n-pair')).toHaveClass(/moto-spacing-bottom-large/);
  await page.keyboard.press('Shift+Home');
  for (const side of ['top', 'right', 'bottom', 'left'])
    await expect(node('n-pair')).toHaveClass(new RegExp(`moto-spacing-${side}-none`));
});
