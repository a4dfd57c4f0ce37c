import { expectAccessibleIn, MODES } from './support/accessible.ts';
import { openCanvas } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { SCREENS } from './support/screens.ts';
import { signInAtOnce } from './support/sign-in.ts';

const PHONE = { width: 375, height: 740 };

for (const mode of MODES) {
  // Elements are checked in light mode; other modes rarely find more.
  const tag = mode.name === 'light mode' ? [] : '@endurance';

  for (const path of SCREENS)
    test(`the screen ${path} has no accessibility violations in ${mode.name}, and fits a phone`, {
      tag,
    }, async ({ page, product }) => {
      await signInAtOnce(page, product.url);
      await page.goto(`${product.url}/admin/#!${path}`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByTestId('skeleton')).toHaveCount(0);
      await expectAccessibleIn(mode, page);
      await page.setViewportSize(PHONE);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width).toBe(PHONE.width);
    });

  test(`the editor of a starter’s page has no accessibility violations in ${mode.name}`, {
    tag,
  }, async ({ signedIn, product }) => {
    await signedIn.goto(`${product.url}/admin/#!/pages/1/design/`);
    await openCanvas(signedIn);
    await expectAccessibleIn(mode, signedIn);
  });
}
