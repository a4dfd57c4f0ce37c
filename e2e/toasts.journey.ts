import { intercept } from './support/intercept.ts';
import { expect, test, toast } from './support/journey.ts';

/** How long a toast is shown in ms, without its exit animation. */
const SHOWN = 5_000;

test('toasts, including errors, disappear automatically but not while hovered or focused; the bell lists them all', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  await page.clock.install();
  await page.goto(`${product.url}/admin/#!/settings/general/`);
  const flip = () => page.getByRole('switch', { name: 'Under construction' }).click();
  const save = () => page.getByTestId('save-button').click();
  await flip();
  await save();
  const saved = page.getByTestId('toast-success').first();
  await expect(saved).toBeVisible();
  await saved.hover();
  await page.clock.runFor(3 * SHOWN);
  await expect(saved).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(SHOWN - 500);
  await expect(saved).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(saved).toHaveCount(0);

  await intercept(page, '**/rpc', (route) => route.fulfill({ status: 500, body: 'Not now' }));
  await flip();
  await save();
  const failed = page.getByTestId('toast-error').first();
  await expect(failed).toBeVisible();
  await failed.getByRole('button').focus();
  await page.clock.runFor(3 * SHOWN);
  await expect(failed).toBeVisible();
  await failed.getByRole('button').blur();
  await page.clock.runFor(SHOWN + 1_500);
  await expect(failed).toHaveCount(0);
  await page.unroute('**/rpc');
  expect(quietConsole.splice(0).every((said) => said.includes('500'))).toBe(true);
  await save();
  await expect(toast(page, 'Settings saved')).toBeVisible();

  await page.getByTestId('bell').click();
  await expect(page.locator('.bell-list > li')).toHaveCount(3);
});
