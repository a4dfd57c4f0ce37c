import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

const NEXT_YEAR = new Date().getFullYear() + 1;

test('a countdown is added by its tile, filled in, and runs for visitors', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Countdown by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-countdown').click();
  await page
    .getByTestId('placeholder-countdown')
    .filter({ visible: true })
    .getByRole('button')
    .click();
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
  await date.fill(`${NEXT_YEAR}-12-24T18:00`);
  await expect(canvas.locator('.moto-countdown-unit')).toHaveCount(4);
  await expect(canvas.locator('.moto-countdown-units')).toBeVisible();
  const chosen = page.getByTestId('control-units').getByRole('combobox');
  await chosen.focus();
  for (const left of [3, 2, 1]) {
    await page.keyboard.press('Backspace');
    await expect(canvas.locator('.moto-countdown-unit')).toHaveCount(left);
  }
  await page.keyboard.press('Backspace');
  await expect(page.getByTestId('control-units')).toContainText(
    'Add another before you remove “Days”.',
  );
  await expect(canvas.locator('.moto-countdown-unit')).toHaveCount(1);
  await expectAccessible(page, '[data-testid="inspector"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset Units' }).click();
  await expect(canvas.locator('.moto-countdown-unit')).toHaveCount(4);
  await saveDesign(page);

  await page.goto(address);
  const timer = page.getByRole('timer', { name: 'Time remaining' });
  await expect(timer.locator('time')).toHaveAttribute(
    'datetime',
    `${NEXT_YEAR}-12-24T17:00:00.000Z`,
  );
  const units = timer.locator('.moto-countdown-units');
  await expect(units).toBeVisible();
  const before = await units.textContent();
  await expect(units).not.toHaveText(before ?? '');
  await expectAccessible(page, '.moto-countdown');
});

const event = (ms: number) => ({
  at: new Date(Date.now() + ms).toISOString(),
  time_zone: 'Europe/Berlin',
});

test('at its end a countdown is hidden, or leads to another page', async ({ page, product }) => {
  const hiding = node('hiding', 'countdown', [], { event: event(4000), on_end: 'hide' });
  const { address } = await widgetPage(product.url, 'Hidden at the end', [hiding]);
  await page.goto(address);
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  await expect(timer).toBeHidden({ timeout: 6000 });

  const link = { action: 'url', url: address };
  const leading = node('leading', 'countdown', [], {
    ...{ type: 'event', event: event(-1000), on_end: 'redirect', link },
  });
  const other = await widgetPage(product.url, 'Redirected at the end', [leading]);
  await page.goto(other.address);
  await page.waitForURL(address);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the date of the event is shown as text', async ({ page, product }) => {
    const at = '2035-12-24T17:00:00.000Z';
    const countdown = node('countdown', 'countdown', [], {
      event: { at, time_zone: 'Europe/Berlin' },
    });
    const { address } = await widgetPage(product.url, 'Countdown as text', [countdown]);
    await page.goto(address);
    await expect(page.getByText(/December 24, 2035 at 6:00/)).toBeVisible();
    await expect(page.locator('.moto-countdown-units')).toBeHidden();
  });
});
