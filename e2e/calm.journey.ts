import { openCanvas } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { shiftOf } from './support/layout-shift.ts';
import { SCREENS } from './support/screens.ts';

test('no screen, editor or starter page shifts its layout while loading', {
  tag: '@endurance',
}, async ({ signedIn: page, product }) => {
  for (const path of SCREENS)
    expect(await shiftOf(page, `${product.url}/admin/#!${path}`), path).toBeLessThan(0.05);
  expect(await shiftOf(page, `${product.url}/admin/#!/pages/1/design/`), 'editor').toBeLessThan(
    0.05,
  );
  for (const path of ['/', '/services/', '/about/', '/contact/'])
    expect(await shiftOf(page, product.url + path), path).toBeLessThan(0.05);
});

test('touring all screens logs nothing to the console', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  for (const path of SCREENS) {
    await page.goto(`${product.url}/admin/#!${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await page.goto(`${product.url}/admin/#!/pages/1/design/`);
  await openCanvas(page);
  const panels = await page.locator('[data-region="rail"] [data-panel]').all();
  expect(panels.length).toBeGreaterThan(0);
  for (const panel of panels) {
    // A click on the open panel's button closes it.
    if ((await panel.getAttribute('aria-pressed')) === 'false') await panel.click();
    await expect(panel).toHaveAttribute('aria-pressed', 'true');
  }
  expect(quietConsole).toEqual([]);
});
