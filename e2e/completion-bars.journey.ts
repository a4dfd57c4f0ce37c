import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

test('bars are added by their tile, filled in, and seen by visitors', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Bars by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-completion_bars').click();
  await expect(canvas.locator('.moto-bar')).toHaveCount(3);
  await page.locator('.pl-item-title').first().click();
  await page.getByTestId('item-control-label').getByRole('textbox').fill('Planning');
  const slider = page.getByTestId('item-control-value').getByRole('slider');
  await slider.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '95 %');
  await expect(canvas.locator('.moto-bar-head').first()).toHaveText('Planning95%');
  await canvas.getByText('Second skill').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Repairs');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hide Third skill' }).click();
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  await page.goto(address);
  await expect(page.locator('.moto-bar-label')).toHaveText(['Planning', 'Repairs']);
  await expect(page.getByRole('meter', { name: 'Planning' })).toHaveAttribute('value', '95');
  await expectAccessible(page, '.moto-bars');
});

test('it keeps its last bar, and says why', async ({ signedIn: page, product }) => {
  const bars = node('bars', 'completion_bars', [], { items: [{ label: 'Repairs', value: 40 }] });
  const { id } = await widgetPage(product.url, 'One bar', [bars]);
  const canvas = await openEditor(page, product.url, id);
  await canvas.getByText('Repairs').click();
  const control = page.getByTestId('control-items');
  await expect(control.getByRole('button', { name: /^Reset/ })).toHaveCount(0);
  await expect(control.getByTestId('item-delete-0')).toHaveAccessibleName(
    '“Repairs” is the only item. Add another to delete it.',
  );
  await control.getByTestId('add-item').click();
  await control.getByRole('button', { name: 'Delete Repairs' }).click();
  await expect(canvas.locator('.moto-bar-value')).toHaveText(['50%']);
});

test('a bar below the window grows once it comes into view', async ({ page, product }) => {
  const bars = node('bars', 'completion_bars', [], { items: [{ label: 'Repairs', value: 40 }] });
  const above = node('above', 'spacer', [], { height: { desktop: 1000 } });
  const { address } = await widgetPage(product.url, 'Bars later', [above, bars]);
  await page.goto(address);
  const filled = page.locator('.moto-bar > div');
  await expect(filled).toHaveCSS('width', '0px');
  await page.getByText('Repairs').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => filled.evaluate((fill) => fill.clientWidth)).toBeGreaterThan(100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await filled.evaluate((fill) => fill.clientWidth)).toBeGreaterThan(100);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('bars are as long as their values once they are in view', async ({ page, product }) => {
    const bars = node('bars', 'completion_bars', [], { items: [{ label: 'Repairs', value: 40 }] });
    const above = node('above', 'spacer', [], { height: { desktop: 1000 } });
    const { address } = await widgetPage(product.url, 'Bars below', [above, bars]);
    await page.goto(address);
    const filled = page.locator('.moto-bar > div');
    await page.getByText('Repairs').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await expect
      .poll(() =>
        filled.evaluate(
          (fill) => fill.clientWidth / ((fill.parentElement as HTMLElement).clientWidth || 1),
        ),
      )
      .toBeCloseTo(0.4, 2);
  });
});
