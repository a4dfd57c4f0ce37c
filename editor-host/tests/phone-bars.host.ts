import type { Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

test.use({ hasTouch: true, isMobile: true });

const NAME = 'Services and prices';

const CONTENT = [
  text('words', 'Words'),
  node('shot', 'image', [], { image_id: 1 }),
  node('go', 'button', [], { label: 'Go' }),
];

const open = (page: Page) =>
  openHost(page, {
    content: CONTENT,
    owner: { name: NAME },
    viewport: { width: 390, height: 844 },
  });

const buttonsOf = (page: Page): Promise<(string | null)[]> =>
  page
    .getByTestId('element-toolbar')
    .locator('button:visible')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));

test('bars of a phone leave the page its space, and the toolbar covers none of it', async ({
  page,
}) => {
  const canvas = await open(page);
  const stage = page.getByTestId('canvas-stage');
  const bars = async () => 844 - ((await stage.boundingBox())?.height ?? 0);
  expect(await bars()).toBeLessThanOrEqual(105);
  const name = page.getByTestId('page-switch').locator('span');
  await expect(name).toHaveText(NAME);
  expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0);

  await widget(canvas, 'words').tap();
  const bar = page.getByTestId('element-toolbar');
  await expect(bar).toBeVisible();
  const end = async () => {
    const box = await stage.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect
    .poll(async () => (await bar.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(await end());
  const buttons = await buttonsOf(page);
  expect(buttons).toEqual(['Move up', 'Move down', 'Duplicate', 'More actions', 'Delete']);
  await page.getByTestId('rail-options').tap();
  await expect(page.getByTestId('inspector')).toBeVisible();
  await page.getByTestId('rail-options').tap();
  await expect(page.getByTestId('inspector')).toBeHidden();
  expect(await buttonsOf(page)).toEqual(buttons);

  await page.getByTestId('breadcrumbs-more').tap();
  await page.getByRole('menuitem', { name: 'Content' }).tap();
  await expect(page.getByTestId('breadcrumbs-more')).toHaveText('Content');
});

test('on a phone the text toolbar is in the place of the rail, with the size of the text', async ({
  page,
}) => {
  const canvas = await open(page);
  const words = widget(canvas, 'words');
  await words.tap();
  await expect(page.getByTestId('element-toolbar')).toBeVisible();
  await words.tap();
  const bar = page.getByTestId('text-toolbar');
  await expect(bar).toBeVisible();
  await expect(page.getByTestId('rail-add')).toBeHidden();
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  await page.keyboard.press('Control+a');
  await page.getByTestId('text-size').tap();
  await page.getByRole('menuitemradio').filter({ hasText: 'px' }).last().tap();
  await expect(words.locator('[style*="font-size"]')).toHaveText('Words');
  await page.getByTestId('text-done').tap();
  await expect(bar).toBeHidden();
  await expect(page.getByTestId('rail-add')).toBeVisible();
});

test('a check mark ends writing a label', async ({ page }) => {
  const canvas = await open(page);
  const label = widget(canvas, 'go').locator('.moto-button');
  await label.tap();
  await expect(page.getByTestId('element-toolbar')).toBeVisible();
  await label.tap();
  await expect(page.getByTestId('label-bar')).toBeVisible();
  await expect(page.getByTestId('rail-add')).toBeHidden();
  await page.keyboard.type('!');
  await page.getByTestId('text-done').tap();
  await expect(label).toHaveText(/!/);
  await expect(page.getByTestId('label-bar')).toHaveCount(0);
  await expect(page.getByTestId('rail-add')).toBeVisible();
});

test('Replace on the toolbar of an image asks for another image', async ({ page }) => {
  const canvas = await open(page);
  await widget(canvas, 'shot').tap();
  await page.getByTestId('element-toolbar').getByRole('button', { name: 'Replace image' }).tap();
  await expect
    .poll(() => withPorts(page, ({ media }) => media.calls.map(([name]) => name)))
    .toEqual(['pick']);
});

test('devices without a keyboard don’t show its shortcuts', async ({ page }) => {
  const canvas = await open(page);
  await widget(canvas, 'words').tap();
  await page.getByTestId('element-toolbar').getByRole('button', { name: 'More actions' }).tap();
  const menu = page.getByTestId('context-menu');
  await expect(menu.getByTestId('menu-duplicate')).toBeVisible();
  await expect(menu.locator('kbd').first()).toBeHidden();
  await expect(menu).not.toContainText('Ctrl', { useInnerText: true });
  await menu.getByTestId('menu-delete').scrollIntoViewIfNeeded();
  await expect(menu.getByTestId('menu-delete')).toBeInViewport({ ratio: 1 });
  await expect(menu).toBeInViewport({ ratio: 1 });
});

test('the color picker of the Theme panel opens above the bars, beside its field', async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByTestId('rail-more').tap();
  await page.getByTestId('more-theme').tap();
  const fields = page.locator('.pl-theme-color input');
  await expect(fields).toHaveCount(6);
  const picker = page.getByTestId('main-color-picker');
  const bar = page.getByTestId('rail-more');
  for (const field of await fields.all()) {
    await field.tap();
    await expect(picker).toBeVisible();
    await expect(async () => {
      const [area, own, bars] = [
        await picker.boundingBox(),
        await field.boundingBox(),
        await bar.boundingBox(),
      ];
      if (!area || !own || !bars) throw new Error('Not shown');
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.y + area.height).toBeLessThanOrEqual(bars.y);
      expect(area.y + area.height <= own.y || area.y >= own.y + own.height).toBe(true);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
  }
});

test('panels that don’t fit the bar are behind one button, and their sheet closes in three ways', async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page.getByTestId('rail-media')).toBeHidden();
  await expect(page.getByTestId('rail-options')).toBeInViewport({ ratio: 1 });
  const sheet = page.getByTestId('side-panel');
  const more = page.getByTestId('rail-more');
  const choose = async () => {
    await more.tap();
    await page.getByTestId('more-media').tap();
  };
  await page.getByTestId('rail-layers').tap();
  await choose();
  await expect(page.getByTestId('media-panel')).toBeVisible();
  await page.getByTestId('sheet-close').tap();
  await expect(sheet).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);

  await choose();
  await expect(sheet).toBeVisible();
  await expect(more).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await choose();
  await expect(sheet).toBeVisible();
  await choose();
  await expect(sheet).toBeHidden();
});
