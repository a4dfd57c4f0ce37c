import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

const below = () => node('below', 'spacer', [], { height: { desktop: 1000 } });

async function modeSetter(url: string) {
  const owner = await new RpcClient(url).signIn();
  return (back_to_top: 'disabled' | 'default' | 'custom') =>
    owner.call('SettingsService.save', { group: 'general', values: { back_to_top } });
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('the button is added by its tile, filled in, and leads visitors to the top', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Up by hand', [
    below(),
    node('last', 'spacer'),
  ]);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'last').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-back_to_top').click();
  const button = canvas.locator('.moto-back-to-top');
  await expect(button).toHaveAccessibleName('Back to top');
  await page.getByTestId('control-label').getByRole('textbox').fill('Up we go');
  await expect(button).toHaveText('Up we go');
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  await page.goto(address);
  const link = page.getByRole('link', { name: 'Up we go' });
  await link.focus();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await expectAccessible(page, '.moto-back-to-top');
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.moto-skip-link')).toBeFocused();
});

test('the site’s button floats with its default design, or with that of a widget', async ({
  page,
  product,
}) => {
  const setMode = await modeSetter(product.url);
  const custom = node('custom', 'back_to_top', [], { label: 'My own', offset: 100 });
  const plain = await widgetPage(product.url, 'Long page', [below()]);
  const own = await widgetPage(product.url, 'Long page with its own button', [custom, below()]);
  const button = page.locator('.moto-floating > a');

  await setMode('default');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(plain.address);
  await expect(button).toHaveAttribute('data-shown', 'false');
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button).toBeHidden();

  await setMode('custom');
  await page.goto(own.address);
  await expect(button).toHaveText('My own');
  await page.mouse.wheel(0, 250);
  await expect(button).toBeInViewport();
  await page.goto(plain.address);
  await expect(button).toHaveAttribute('aria-label', 'Back to top');

  await setMode('disabled');
  await page.goto(plain.address);
  await expect(page.locator('.moto-back-to-top')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the floating button is always there, and leads to the top', async ({ page, product }) => {
    const setMode = await modeSetter(product.url);
    const { address } = await widgetPage(product.url, 'Long page without a script', [below()]);
    await setMode('default');
    await page.goto(address);
    await page.mouse.wheel(0, 600);
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect(page).toHaveURL(/#top$/);
    await setMode('disabled');
  });
});
