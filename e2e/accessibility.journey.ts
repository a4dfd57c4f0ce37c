import type { Page } from 'playwright/test';
import { expectAccessibleIn, MODES } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { SCREENS } from './support/screens.ts';

const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 740 };

/** Screens of one test. */
const SHARE = 4;

const SHARES = Array.from({ length: Math.ceil(SCREENS.length / SHARE) }, (_, index) =>
  SCREENS.slice(index * SHARE, (index + 1) * SHARE),
);

type Mode = (typeof MODES)[number];

async function expectGoodScreen(page: Page, mode: Mode, url: string): Promise<void> {
  await page.setViewportSize(WINDOW);
  // A change of the hash alone leaves the screen before in place for a moment.
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  await expectAccessibleIn(mode, page);
  await page.setViewportSize(PHONE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(PHONE.width);
}

for (const mode of MODES) {
  // Elements are checked in light mode; other modes rarely find more.
  const tag = mode.name === 'light mode' ? [] : '@endurance';

  for (const screens of SHARES)
    test(`the screens ${screens[0]} to ${screens.at(-1)} have no accessibility violations in ${mode.name}, and fit a phone`, {
      tag,
    }, async ({ signedIn, product }) => {
      for (const path of screens)
        await test.step(path, () =>
          expectGoodScreen(signedIn, mode, `${product.url}/admin/#!${path}`),
        );
    });
}
