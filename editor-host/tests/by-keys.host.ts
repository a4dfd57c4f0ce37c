import type { FrameLocator, Page } from 'playwright/test';
import { openPanel } from '../../e2e/support/editor.ts';
import { press, runCommand, tabTo } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { picture } from '../../e2e/support/picture.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const half = { width: { desktop: 6 } };
const CONTENT = [
  node('row', 'row', [
    node('left', 'column', [text('a', 'Alpha'), text('b', 'Beta')], half),
    node('right', 'column', [text('c', 'Gamma')], half),
  ]),
];

const own = hostPage(CONTENT);

/** The widgets of a column as type and text. */
const inside = (canvas: FrameLocator, column: string) =>
  canvas
    .locator(`[data-node-id="${column}"] [data-node-id]`)
    .evaluateAll((all) => all.map((each) => each.textContent?.trim() || 'Spacer'));

const current = (page: Page) => page.getByTestId('breadcrumbs').locator('[aria-current]');

test('everything that dragging does works by keyboard: adding, ordering, nesting, resizing', async ({
  page,
}) => {
  const canvas = await own.open(page);
  await tabTo(page, 'canvas-stage');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await press(page, key);
  await expect(current(page)).toHaveText('Text');

  await test.step('adding', async () => {
    await tabTo(page, 'rail-add', 'Shift+Tab');
    await press(page, 'Enter');
    await tabTo(page, 'tile-spacer');
    await press(page, 'Enter');
    // The focus moves from the panel, which closes, to the page.
    await expect(page.getByTestId('canvas-stage')).toBeFocused();
    await expect.poll(() => inside(canvas, 'left')).toEqual(['Alpha', 'Spacer', 'Beta']);
  });
  await test.step('ordering', async () => {
    await press(page, 'Alt+ArrowUp');
    await expect.poll(() => inside(canvas, 'left')).toEqual(['Spacer', 'Alpha', 'Beta']);
  });
  await test.step('nesting', async () => {
    await press(page, 'm');
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByTestId('announcer')).toContainText('in Column 2');
    await page.keyboard.press('Enter');
    await expect.poll(() => inside(canvas, 'right')).toEqual(['Spacer', 'Gamma']);
  });
  await test.step('resizing', async () => {
    await press(page, 'ArrowLeft');
    await expect(current(page)).toHaveText('Column');
    await tabTo(page, 'column-divider');
    await press(page, 'ArrowRight');
    await expect(page.getByTestId('column-divider')).toHaveAttribute('aria-valuetext', '7 / 5');
  });
  await test.step('ordering and nesting in the layers', async () => {
    await page.getByTestId('canvas-stage').focus();
    await press(page, 'l');
    await tabTo(page, 'layers-tree', 'Shift+Tab');
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    await expect(current(page)).toHaveText('Spacer');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => inside(canvas, 'right')).toEqual(['Gamma', 'Spacer']);
    await page.keyboard.press('Shift+F10');
    await page.getByTestId('menu-move').press('Enter');
    await expect(page.getByTestId('move-guide')).toBeVisible();
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight'])
      await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect.poll(() => inside(canvas, 'left')).toContain('Spacer');
  });
});

test('the live region announces adding, moving with the position, deleting, undo, saving and a finished upload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const canvas = await own.open(page);
  const said = page.getByTestId('announcer');
  await canvas.locator('[data-node-id="a"]').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-spacer').click();
  await expect(said).toContainText('Spacer added');
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toContainText('Spacer: 3 of 3, in Column 1');
  await page.keyboard.press('Delete');
  await expect(said).toContainText('Spacer deleted');
  await page.keyboard.press('Control+z');
  await expect(said).toContainText('Undid “delete spacer”');
  await page.keyboard.press('Control+Shift+Z');
  await expect(said).toContainText('Redid “delete spacer”');
  await page.keyboard.press('Control+d');
  await expect(said).toContainText('Duplicated');
  await page.keyboard.press('Control+s');
  await expect(said).toContainText('Saved');

  await test.step('an upload', async () => {
    const file = picture('spoken.jpg');
    const bytes = (await file.buffer()).toString('base64');
    await page.evaluate(
      ({ name, mimeType, data }) => {
        const frame = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
        const body = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([body], name, { type: mimeType }));
        frame?.contentDocument?.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      { name: file.name, mimeType: file.mimeType, data: bytes },
    );
    await expect(said).toContainText('1 image added');
  });
});

test('Escape closes only the topmost layer: text, menu, palette, move, then selects outward', async ({
  page,
}) => {
  const canvas = await own.open(page);
  const toolbar = page.getByTestId('text-toolbar');
  await canvas.locator('[data-node-id="a"]').dblclick();
  await expect(toolbar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toolbar).toBeHidden();
  await expect(current(page)).toHaveText('Text');

  await page.keyboard.press('Shift+F10');
  await expect(page.getByTestId('context-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('context-menu')).toBeHidden();
  await expect(current(page)).toHaveText('Text');

  const palette = page.getByTestId('palette').getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(current(page)).toHaveText('Text');

  // Typed before the palette has the focus.
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page
    .getByTestId('canvas-stage')
    .dispatchEvent('keydown', { key: 'Escape', code: 'Escape' });
  await expect(palette).toBeHidden();
  await expect(current(page)).toHaveText('Text');

  await runCommand(page, 'move');
  await expect(page.getByTestId('move-guide')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('move-guide')).toBeHidden();
  await expect(current(page)).toHaveText('Text');
  for (const name of ['Column', 'Row', 'Content']) {
    await page.keyboard.press('Escape');
    await expect(current(page)).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(current(page)).toHaveCount(0);
});
