import type { Page } from 'playwright/test';
import { expectAccessibleIn, MODES } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { SCREENS } from './support/screens.ts';

const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 740 };

/** The parts of the panel, by what the paths of their screens begin with. */
const AREAS = [
  ['pages and posts', /^\/(?:blog|menus|pages|popups)\//],
  ['the dashboard, files and people', /^\/(?!blog|design|menus|pages|popups|settings)/],
  ['the design', /^\/design\//],
  ['the settings', /^\/settings\//],
] as const;

type Mode = (typeof MODES)[number];

async function hasLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
}

/** Follows a link inside the panel, which is faster than loading it anew. */
async function goTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    location.hash = `#!${to}`;
  }, path);
  // The screen before stays until the next one has loaded, and each has a title of its own.
  await expect(page).not.toHaveTitle(before);
  await hasLoaded(page);
}

async function expectGoodScreen(page: Page, mode: Mode): Promise<void> {
  await expectAccessibleIn(mode, page);
  await page.setViewportSize(PHONE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(PHONE.width);
}

for (const mode of MODES) {
  // Elements are checked in light mode; other modes rarely find more.
  const tag = mode.name === 'light mode' ? [] : '@endurance';

  for (const [area, paths] of AREAS)
    test(`the screens of ${area} have no accessibility violations in ${mode.name}, and fit a phone`, {
      tag,
    }, async ({ signedIn, product }) => {
      const [first = '', ...others] = SCREENS.filter((each) => paths.test(each));
      await test.step(first, async () => {
        // A change of the hash alone would leave the screen before in place for a moment.
        await signedIn.goto('about:blank');
        await signedIn.goto(`${product.url}/admin/#!${first}`);
        await hasLoaded(signedIn);
        await expectGoodScreen(signedIn, mode);
      });
      for (const path of others)
        await test.step(path, async () => {
          await signedIn.setViewportSize(WINDOW);
          await goTo(signedIn, path);
          await expectGoodScreen(signedIn, mode);
        });
    });
}
