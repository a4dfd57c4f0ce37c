import type { Locator, Page } from 'playwright/test';

import { centre, childrenOf, drag, openPanel, widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { expectAccessible } from '../accessible.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const OLD = 1;
const OTHER = 2;

const image = (id: number, name: string, lacksAlt = false) => ({
  ...{ id, name, lacksAlt, isWhole: false, focus: { x: 50, y: 50 } },
  previewUrl: '/picture.svg',
});

const CONTENT = [
  node('r', 'row', [
    node('c', 'column', [
      node('i', 'image', [], { image_id: OLD, alt: 'Boats' }),
      text('t', 'Under the picture'),
    ]),
  ]),
];

/** Images from `stone 42.jpg` down to `stone 1.jpg`, below the others. */
const STONES = Array.from({ length: 42 }, (_, index) =>
  image(52 - index, `stone ${42 - index}.jpg`),
);

/** Opens a page with an image and a text, and the Media panel. */
async function withMedia(page: Page) {
  const images = [image(OTHER, 'other.jpg', true), image(OLD, 'old.jpg'), ...STONES];
  const viewport = { width: 1600, height: 900 };
  const canvas = await openHost(page, { content: CONTENT, images, viewport });
  await openPanel(page, 'media', { isPinned: true });
  const other = page.getByTestId(`picture-${OTHER}`);
  await expect(other).toBeVisible();
  return { canvas, other, tiles: page.getByTestId('media-panel').locator('[data-walk]') };
}

/** The id of a widget's image. */
const shown = (target: Locator) => target.locator('img').getAttribute('src');

test('an image replaces that of the selected widget, or is added below it', {
  tag: '@modes',
}, async ({ page }) => {
  const { canvas, other } = await withMedia(page);
  const target = widget(canvas, 'i');
  await expectAccessible(page, '[data-testid="side-panel"]');
  await expect(other).toHaveAccessibleName(/No alt text other\.jpg/);
  await expect(other.locator('img')).toHaveAttribute('loading', 'lazy');
  await target.click();
  const before = await shown(target);
  await other.click();
  await expect.poll(() => shown(target)).not.toBe(before);
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await target.click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => shown(target)).toBe(before);

  await page.getByTestId('pictures-search').fill('zzz');
  await expect(page.getByText('No images match “zzz”')).toBeVisible();
  await page.getByTestId('pictures-search').fill('other.jpg');
  await expect(page.getByText('No images match')).toBeHidden();
  await widget(canvas, 't').click();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => childrenOf(widget(canvas, 'c'))).toHaveLength(3);
  expect((await childrenOf(widget(canvas, 'c'))).at(-1)).toBe('image');
});

test('an image dropped on the center of an image replaces it, and one at its edge is added', async ({
  page,
}) => {
  const { canvas, other } = await withMedia(page);
  const target = widget(canvas, 'i');
  const before = await shown(target);
  const [from, to] = [await centre(other), await centre(target.locator('img'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByTestId('drop-pill')).toHaveText('Replace image');
  await expect(page.getByTestId('drop-indicator')).toBeHidden();
  await page.mouse.up();
  await expect.poll(() => shown(target)).not.toBe(before);
  const images = widget(canvas, 'c').locator('.moto-widget-image');
  await expect(images).toHaveCount(1);
  await canvas.locator('body').press('Control+z');
  await expect.poll(() => shown(target)).toBe(before);

  const words = await widget(canvas, 't').boundingBox();
  if (!words) throw new Error('The text is gone');
  await drag(page, await centre(other), { x: words.x + words.width / 2, y: words.y + 2 });
  await expect(images).toHaveCount(2);
  const last = widget(canvas, 'c').locator('[data-node-id]').last();
  await expect(last).toContainText('Under the picture');
});

test('more images load page by page, and the focus moves to the first of them', async ({
  page,
}) => {
  const { tiles } = await withMedia(page);
  await page.getByTestId('pictures-search').fill('stone');
  await expect(tiles.first()).toContainText('stone 42');
  await expect(tiles).toHaveCount(40);
  const more = page.getByTestId('more-pictures');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(tiles).toHaveCount(42);
  await expect(tiles.nth(40)).toBeFocused();
  await expect(tiles.nth(40)).toContainText('stone 2.jpg');
  await expect(more).toBeHidden();
});
