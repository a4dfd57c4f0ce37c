import type { FrameLocator, Page } from 'playwright/test';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { expectSelectedLayers, layer, openLayers, unfold } from '../../e2e/support/layers.ts';
import { node, type Tree, text } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const SMALL = [
  node('row', 'row', [
    node('left', 'column', [text('one', 'One'), node('go', 'button'), text('two', 'Two')]),
    node('right', 'column', [text('three', 'Three')]),
  ]),
  node('last', 'row', [node('lone', 'column', [text('four', 'Four')])]),
];

/** Rows with one column of ten texts: many more than fit into the panel. */
const LARGE: readonly Tree[] = Array.from({ length: 120 }, (_, row) =>
  node(`r${row}`, 'row', [
    node(
      `c${row}`,
      'column',
      Array.from({ length: 10 }, (__, at) => text(`t${row}-${at}`, `Text ${row}, ${at}`)),
    ),
  ]),
);

async function open(page: Page, content: readonly Tree[]): Promise<FrameLocator> {
  const canvas = await openHost(page, { content });
  await openLayers(page);
  return canvas;
}

async function openSmall(page: Page): Promise<FrameLocator> {
  const canvas = await open(page, SMALL);
  for (const id of ['row', 'left']) await unfold(page, id);
  return canvas;
}

const pageNode = (canvas: FrameLocator, id: string) => canvas.locator(`[data-node-id="${id}"]`);

test('of many layers only the visible ones are rendered, and all are counted', async ({ page }) => {
  const canvas = await open(page, LARGE);
  const tree = page.getByTestId('layers-tree');
  await layer(page, 'r0').click();
  await page.keyboard.press('*');
  await expect(layer(page, 'r0')).toHaveAttribute('aria-expanded', 'true');
  await layer(page, 'c0').click();
  await page.keyboard.press('ArrowRight');
  await expect(layer(page, 't0-0')).toBeVisible();

  await test.step('renders all visible rows while scrolling, and only a few more', async () => {
    const report = await tree.evaluate(async (element) => {
      const scroller = element.parentElement as HTMLElement;
      const most = { rendered: 0, missing: 0 };
      for (let turn = 0; turn < 24; turn++) {
        scroller.scrollTop += 400;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { left, top, height } = scroller.getBoundingClientRect();
        for (const y of [top + 4, top + height / 2, top + height - 4]) {
          const hit = document.elementFromPoint(left + 60, y);
          if (!hit?.closest('[data-layer]')) most.missing += 1;
        }
        most.rendered = Math.max(most.rendered, element.querySelectorAll('[data-layer]').length);
      }
      return most;
    });
    expect(report.missing).toBe(0);
    expect(report.rendered).toBeLessThan(80);
  });

  await test.step('reports its position among all siblings, rendered or not', async () => {
    const focused = page.locator('[data-layer]:focus');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('data-layer', 't0-0');
    await expect(focused).toBeInViewport();
    await page.keyboard.press('End');
    await expect(focused).toBeInViewport();
    // Selecting on the canvas expands and scrolls the layers to the widget.
    await expect(layer(page, 't119-9')).toHaveCount(0);
    await pageNode(canvas, 't119-9').evaluate((element) => element.scrollIntoView());
    await pageNode(canvas, 't119-9').click();
    const last = layer(page, 't119-9');
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toHaveAttribute('aria-level', '4');
    await expect(last).toHaveAttribute('aria-posinset', '10');
    await expect(last).toHaveAttribute('aria-setsize', '10');
    await expect(layer(page, 'r119')).toHaveAttribute('aria-setsize', '120');
  });
});

test('a layer is renamed by F2, double click and menu', async ({ page }) => {
  const canvas = await openSmall(page);
  const field = page.getByTestId('rename-name');
  const named = (id: string) => layer(page, id).locator('.pl-layer-name');
  await layer(page, 'one').click();
  await page.keyboard.press('F2');
  await expect(field).toBeFocused();
  await page.keyboard.type('Opening words');
  await page.keyboard.press('Enter');
  await expect(named('one')).toHaveText('Opening words');
  await expect(layer(page, 'one')).toBeFocused();
  await expect(page.getByTestId('breadcrumbs')).toContainText('Opening words');

  await layer(page, 'go').locator('.pl-layer-name').dblclick();
  await expect(field).toBeFocused();
  await page.keyboard.type('Never mind');
  await page.keyboard.press('Escape');
  await expect(named('go')).toHaveText('Button');
  await expect(layer(page, 'go')).toBeFocused();

  await page.getByTestId('rail-add').click();
  await pageNode(canvas, 'two').click({ button: 'right' });
  await page.getByTestId('menu-rename').click();
  await expect(field).toBeFocused();
  await page.keyboard.type('Closing words');
  await layer(page, 'go').click();
  await expect(named('two')).toHaveText('Closing words');

  await page.keyboard.press('Control+z');
  await expect(named('two')).toHaveText('Text');
  await page.keyboard.press('Control+z');
  await expect(named('one')).toHaveText('Text');
});

test('the eye hides on the current device, and the lock prevents moving and deleting', async ({
  page,
}) => {
  const canvas = await openSmall(page);
  const eye = (id: string) => layer(page, id).getByLabel('Hidden on this device');
  const ghost = page.getByTestId('ghost').filter({ hasText: 'Button' });
  await layer(page, 'go').hover();
  await eye('go').click();
  await expect(eye('go')).toHaveAttribute('aria-pressed', 'true');
  await expect(ghost).toHaveCount(1);
  await page.getByTestId('canvas-stage').focus();
  await runCommand(page, 'device-mobile_v');
  await expect(eye('go')).toHaveAttribute('aria-pressed', 'false');
  await expect(ghost).toHaveCount(0);
  await runCommand(page, 'device-desktop');

  await layer(page, 'one').hover();
  await layer(page, 'one').getByLabel('Locked').click();
  await layer(page, 'one').click();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-testid^="toast-"]').first()).toContainText('Locked');
  await expect(pageNode(canvas, 'one')).toBeVisible();
  await expect(layer(page, 'one')).toHaveAccessibleName('Text, One, Locked');
});

test('slash searches the layers, and Escape shows all of them again', async ({ page }) => {
  await openSmall(page);
  await layer(page, 'row').click();
  await page.keyboard.press('/');
  await expect(page.getByTestId('layers-search')).toBeFocused();
  await page.keyboard.type('BUTT');
  await expect(layer(page, 'one')).toHaveCount(0);
  await expect(layer(page, 'go')).toBeVisible();
  await expect(layer(page, 'left')).toHaveAttribute('aria-setsize', '1');
  await page.keyboard.type('x');
  await expect(page.getByText('No layers match “BUTTx”')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(layer(page, 'go')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-layer]:focus')).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(layer(page, 'one')).toBeVisible();
  await expect(page.getByTestId('layers-search')).toHaveValue('');

  await test.step('also by text on the page', async () => {
    await page.getByTestId('layers-search').fill('three');
    await expect(layer(page, 'three')).toBeVisible();
    await expect(layer(page, 'one')).toHaveCount(0);
  });
});

test('the tree supports the ARIA keys: arrows, Home, End, letters, Space', async ({ page }) => {
  await openSmall(page);
  const focused = async () => page.locator('[data-layer]:focus').getAttribute('data-layer');
  await layer(page, 'row').click();
  const walk = async (key: string, id: string) => {
    await page.keyboard.press(key);
    await expect.poll(focused, key).toBe(id);
  };
  await walk('ArrowDown', 'left');
  await walk('ArrowRight', 'one');
  await walk('ArrowDown', 'go');
  await walk('ArrowLeft', 'left');
  await page.keyboard.press('ArrowLeft');
  await expect(layer(page, 'left')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(layer(page, 'left')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('but');
  await expect.poll(focused).toBe('go');
  await layer(page, 'left').click();
  await walk('t', 'one');
  await walk('t', 'two');
  await layer(page, 'one').click();
  await expectSelectedLayers(page, ['one']);

  await test.step('Shift extends, the modifier moves without selecting, Space toggles', async () => {
    await page.keyboard.press('Shift+ArrowDown');
    await expectSelectedLayers(page, ['one', 'go']);
    await page.keyboard.press('Shift+ArrowDown');
    await expectSelectedLayers(page, ['one', 'go', 'two']);
    await page.keyboard.press('Shift+ArrowUp');
    await expectSelectedLayers(page, ['one', 'go']);
    await walk('Control+ArrowDown', 'two');
    await walk('Control+ArrowDown', 'right');
    await expectSelectedLayers(page, ['one', 'go']);
    await page.keyboard.press('Space');
    await expectSelectedLayers(page, ['one', 'go', 'right']);
    await page.keyboard.press('Space');
    await expectSelectedLayers(page, ['one', 'go']);
    await expect(layer(page, 'right')).toBeFocused();
  });
});
