import { widget } from '../../e2e/support/editor.ts';
import { node } from '../../e2e/support/own-page.ts';
import { expectAccessible } from '../accessible.ts';
import { addByTile, openWidgets } from '../open-host.ts';
import { expect, test } from '../test.ts';

test('a countdown takes a time of its time zone, and keeps one unit', { tag: '@modes' }, async ({
  page,
}) => {
  const canvas = await openWidgets(page);
  await addByTile(page, 'countdown');
  await page.getByTestId('placeholder-countdown').getByRole('button').click();
  const setting = page.getByTestId('control-event');
  const zone = setting.getByRole('combobox', { name: 'Time zone' });
  await zone.click();
  await zone.fill('Berlin');
  await page.getByRole('option', { name: /^Berlin/ }).click();
  const date = setting.getByRole('textbox', { name: 'Date and time' });
  await date.fill('2030-03-31T02:30');
  await expect(page.getByTestId('date-time-note')).toContainText('doesn’t exist');
  await expect(canvas.locator('.moto-countdown')).toHaveCount(0);
  await date.fill('2030-10-27T02:30');
  await expect(setting.getByText('This time occurs twice')).toBeVisible();
  await date.fill('2090-12-24T18:00');
  const units = canvas.locator('.moto-countdown-unit');
  await expect(units).toHaveCount(4);
  await expect(canvas.locator('.moto-countdown-units')).toBeVisible();
  await expect(canvas.locator('time')).toHaveAttribute('datetime', '2090-12-24T17:00:00.000Z');
  await page.getByTestId('control-units').getByRole('combobox').focus();
  for (const left of [3, 2, 1]) {
    await page.keyboard.press('Backspace');
    await expect(units).toHaveCount(left);
  }
  await page.keyboard.press('Backspace');
  await expect(page.getByTestId('control-units')).toContainText(
    'Add another before you remove “Days”.',
  );
  await expect(units).toHaveCount(1);
  await expectAccessible(page, '[data-testid="inspector"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset Units' }).click();
  await expect(units).toHaveCount(4);
});

test('share buttons can share another page, and social links are added one by one', {
  tag: '@modes',
}, async ({ page }) => {
  const canvas = await openWidgets(page);
  await test.step('share buttons', async () => {
    await addByTile(page, 'social_buttons');
    await expect(canvas.locator('.moto-share a')).toHaveCount(5);
    await page.getByTestId('control-shared_page').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Another page' }).click();
    await page.getByTestId('control-url').getByRole('textbox').fill('example.org/offer');
    await expect(canvas.locator('.moto-share a').first()).toHaveAttribute(
      'href',
      /u=https%3A%2F%2Fexample\.org%2Foffer$/,
    );
    await expectAccessible(page, '[data-testid="inspector"]');
  });
  await test.step('social links', async () => {
    await addByTile(page, 'social_links');
    await page.getByTestId('placeholder-social_links').getByRole('button').click();
    const url = page.getByTestId('item-control-url').getByRole('textbox');
    for (const profile of ['instagram.com/quay', 'hello@example.com']) {
      await page.getByTestId('add-item').click();
      await url.fill(profile);
    }
    await expect(canvas.locator('.moto-social a')).toHaveCount(2);
    await expect(canvas.locator('.moto-social a').last()).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expectAccessible(page, '[data-testid="inspector"]');
  });
});

test('social links show the profiles of the business, and need no links then', async ({ page }) => {
  const profiles = [{ network: '' as const, url: 'https://instagram.com/quay' }];
  const canvas = await openWidgets(page, [node('links', 'social_links')], { told: { profiles } });
  await expect(widget(canvas, 'links').locator('.moto-social a')).toBeVisible();
  await expect(page.getByTestId('placeholder-social_links')).toBeHidden();
});
