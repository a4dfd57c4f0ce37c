import type { Page } from 'playwright/test';
import { openDesign, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { focusOf } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

test.use({ hasTouch: true });

let owner: RpcClient;
let id: number;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const upload = picture('by-phone.jpg');
  const bytes = new Uint8Array(await upload.buffer());
  const file = new File([bytes], upload.name, { type: upload.mimeType });
  await owner.upload('MediaService.upload', {}, file);
  id = await ownPage(owner, 'By phone', [
    text('words', 'Old words'),
    node('shot', 'image'),
    node('go', 'button', [], { label: 'Go' }),
  ]);
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

/** Buttons that are too small to tap, or clipped. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['topbar', 'element-toolbar', 'text-toolbar']
      .flatMap((name) => [...document.querySelectorAll(`[data-testid="${name}"] button`)])
      .concat([...document.querySelectorAll('.pl-editor-rail button')])
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        const { left, right, width, height } = button.getBoundingClientRect();
        const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
        const isCut = right > innerWidth + 1 || left < -1;
        return width < 43.5 || height < 43.5 || isCut ? [`${name}: ${width} × ${height}`] : [];
      }),
  );

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('on a phone a text is edited, an image chosen, a widget moved, and the page saved', async ({
  signedIn: page,
  product,
}, testInfo) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const canvas = await openDesign(page, product.url, id);
  const inspector = page.getByTestId('inspector');
  const look = async (name: string) => {
    await testInfo.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
    expect(await tooSmall(page), name).toEqual([]);
    expect(await overflow(page), name).toBe(0);
  };
  await expect(inspector).toBeHidden();
  await look('the page alone');

  await widget(canvas, 'words').tap();
  await page.getByTestId('rail-options').tap();
  await look('the options as a sheet');
  await inspector.getByText('Content', { exact: true }).first().tap();
  await inspector.getByRole('button', { name: 'Edit text' }).tap();
  await expect(inspector).toBeHidden();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('New words');
  await look('writing');

  // Not where the button was: two taps at one place are a double tap.
  await widget(canvas, 'go').tap({ position: { x: 30, y: 20 } });
  await expect(page.getByTestId('text-toolbar')).toBeHidden();
  await expect(page.getByTestId('element-toolbar')).toBeVisible();
  await look('a widget selected');
  await page.getByTestId('element-toolbar').getByRole('button', { name: 'Move up' }).tap();
  const order = () =>
    canvas
      .locator('#section-content [data-node-id]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('data-node-id')));
  await expect.poll(order).toEqual(['words', 'go', 'shot']);

  await page.getByTestId('placeholder-image').getByRole('button').tap();
  await page.getByRole('dialog').getByText('by-phone.jpg').first().dblclick();
  await expect(widget(canvas, 'shot').locator('img')).toBeVisible();

  await page.getByTestId('rail-add').tap();
  await look('the tiles as a sheet');
  await page.getByTestId('tile-divider').tap();
  await expect(page.getByTestId('side-panel')).toBeHidden();
  await expect(canvas.locator('#section-content .moto-widget-divider')).toHaveCount(1);

  await page.getByTestId('save-button').tap();
  await expect(page.getByTestId('save-button')).toHaveAttribute('aria-disabled', 'true');
  // The button is also disabled while saving.
  const stored = async () => JSON.stringify(await owner.call('PagesService.getDesign', { id }));
  await expect.poll(stored).toContain('New words');
});

test('on a phone the device can be switched, and controls in sheets are large enough', async ({
  signedIn: page,
  product,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openDesign(page, product.url, id);
  await page.getByTestId('rail-more').tap();
  await expect(page.getByTestId('more-mobile-v')).toHaveAttribute('aria-checked', 'true');
  await page.getByTestId('more-tablet').tap();

  await page.getByTestId('rail-more').tap();
  await expect(page.getByTestId('more-tablet')).toHaveAttribute('aria-checked', 'true');
  await page.getByTestId('more-theme').tap();
  const theme = page.getByTestId('theme-panel').locator('.mantine-Button-root, .pl-site-style');
  await expect(theme.first()).toBeVisible();
  const heights = await theme.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const small = await page.getByTestId('theme-panel').evaluate(
    (panel) =>
      [...panel.querySelectorAll('button')].filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < 24;
      }).length,
  );
  expect(small).toBe(0);

  await page.getByTestId('rail-blocks').tap();
  const chips = page.getByTestId('blocks-panel').locator('.pl-block-chip');
  await expect(chips.first()).toBeVisible();
  const tops = await chips.evaluateAll((all) =>
    all.map((chip) => chip.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(chips.last()).not.toBeInViewport();
  await chips.last().focus();
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
});

test('a sheet closes by its close button, Escape, and the button that opened it', async ({
  signedIn: page,
  product,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openDesign(page, product.url, id);
  const sheet = page.getByTestId('side-panel');
  const more = page.getByTestId('rail-more');
  const open = async () => {
    await more.click();
    await page.getByTestId('more-media').click();
  };
  await open();
  await expect(sheet).toContainText('Media');
  await page.getByTestId('sheet-close').click();
  await expect(sheet).toBeHidden();
  expect((await focusOf(page)).isOutside).toBe(false);

  await open();
  await expect(sheet).toBeVisible();
  await expect(more).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await open();
  await expect(sheet).toBeVisible();
  await open();
  await expect(sheet).toBeHidden();
});
