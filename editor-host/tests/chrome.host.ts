import type { Page } from 'playwright/test';
import { openPanel } from '../../e2e/support/editor.ts';
import { node, type Tree, text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

const half = { width: { desktop: 6 } };
const sixth = { width: { desktop: 2 } };
const narrow = [1, 2, 3, 4, 5, 6].map((at) => node(`n${at}`, 'column', [], sixth));
const deep = node('r4', 'row', [node('c4', 'column', [text('t3', 'Deep')])]);

const content: readonly Tree[] = [
  node('r1', 'row', [
    node('c1', 'column', [text('t1', 'First'), text('t2', 'Second')], half),
    node('c2', 'column', [node('r2', 'row', narrow)], half),
  ]),
  node('k1', 'container', [node('r3', 'row', [node('c3', 'column', [deep])])]),
];

async function openEditor(page: Page) {
  const canvas = await openHost(page, { content });
  return {
    canvas,
    texts: canvas.locator('#section-content .moto-widget-text'),
    crumbs: page.getByTestId('breadcrumbs'),
    divider: page.getByTestId('panel-divider'),
  };
}

test('the Undo button of a toast disappears with the next change', async ({ page }) => {
  const { texts } = await openEditor(page);
  const undo = toast(page, 'Text deleted').getByRole('button', { name: 'Undo' });
  await texts.nth(0).click();
  await page.keyboard.press('Delete');
  const crumbs = await page.getByTestId('breadcrumbs').boundingBox();
  const told = async () => {
    const box = await toast(page, 'Text deleted').boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(told).toBeLessThanOrEqual(crumbs?.y ?? 0);
  await undo.click();
  await expect(texts.nth(0)).toHaveText('First');
  await expect(undo).toBeHidden();

  await page.keyboard.press('Delete');
  await expect(undo).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(texts).toHaveCount(3);
  await expect(undo).toBeHidden();
});

/** Presses Escape the moment the next dialog appears, before any timer of it runs. */
const closeAtOnce = (page: Page) =>
  page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return;
      watcher.disconnect();
      document.body.dataset.closedAtOnce = '';
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });

test('Escape returns the focus from a conflict to Save, also before the dialog has taken it', async ({
  page,
}) => {
  const { texts } = await openEditor(page);
  await texts.nth(0).click();
  await page.keyboard.press('Control+d');
  await withPorts(page, ({ saving }) => {
    const { content } = saving.stored().sections;
    if (content) saving.saveElsewhere({ content: { ...content, children: [] } });
  });
  const dialog = page.getByRole('dialog');
  const save = page.getByTestId('save-button');
  await save.click();
  await expect(page.getByTestId('conflict-dialog').getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(save).toBeFocused();
  await closeAtOnce(page);
  await save.click();
  await expect(page.locator('body')).toHaveAttribute('data-closed-at-once');
  await expect(dialog).toBeHidden();
  await expect(save).toBeFocused();
});

test('the side panel keeps its width', async ({ page }) => {
  const { divider } = await openEditor(page);
  await openPanel(page, 'add', { isPinned: true });
  const panel = page.getByTestId('side-panel');
  const width = async () => (await panel.boundingBox())?.width;
  const box = await divider.boundingBox();
  if (!box) throw new Error('The panel has no divider');
  await page.mouse.move(box.x + box.width / 2, 400);
  await page.mouse.down();
  await page.mouse.move(700, 400, { steps: 5 });
  await page.mouse.up();
  await expect.poll(width).toBe(420);
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '404');
  await openEditor(page);
  await expect.poll(width).toBe(404);
});

test('breadcrumbs omit the middle if there isn’t enough space', async ({ page }) => {
  const { texts, crumbs } = await openEditor(page);
  const more = page.getByTestId('breadcrumbs-more');
  await texts.nth(2).click();
  await expect(crumbs.getByRole('button', { name: 'Content' })).toBeVisible();
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: 420, height: 800 });
  await expect(more).toHaveText('Text');
  await expect(crumbs.getByRole('button', { name: 'Content' })).toBeHidden();
  expect(await crumbs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Container' }).click();
  await expect(page.getByTestId('inspector').locator('.pl-inspector-head')).toHaveText('Container');
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(
    page.getByTestId('inspector').getByRole('radio', { name: 'Content' }),
  ).toBeDisabled();
});

test('nothing is clipped in narrow windows', async ({ page }) => {
  await openEditor(page);
  const plus = page.getByTestId('placeholder-empty').first();
  const add = plus.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeVisible();
  const [room, button, icon] = await Promise.all([
    plus.boundingBox(),
    add.boundingBox(),
    add.locator('svg').boundingBox(),
  ]);
  if (!room || !button || !icon) throw new Error('The empty column offers nothing');
  expect(button.width).toBeLessThanOrEqual(room.width);
  const middle = (box: { x: number; width: number }) => box.x + box.width / 2;
  expect(Math.abs(middle(icon) - middle(button))).toBeLessThanOrEqual(2);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.keyboard.press('4');
  await page.getByTestId('rail-options').click();
  const pill = page.getByTestId('device-pill');
  await expect(pill).toBeVisible();
  const box = await pill.boundingBox();
  const main = await page.locator('.pl-editor-main').boundingBox();
  if (!box || !main) throw new Error('No device is named');
  expect(box.x).toBeGreaterThanOrEqual(main.x);
  expect(box.x + box.width).toBeLessThanOrEqual(main.x + main.width);
  expect(await pill.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
