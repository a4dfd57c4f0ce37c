import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { openCanvas } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { SCREENS } from './support/screens.ts';

const SCHEMES = ['light', 'dark'] as const;

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}

for (const colorScheme of SCHEMES) {
  test(`no screen of the panel has accessibility violations, in ${colorScheme}`, async ({
    signedIn,
    product,
  }) => {
    await signedIn.emulateMedia({ colorScheme });
    for (const path of SCREENS) {
      await test.step(path, async () => {
        await signedIn.goto(`${product.url}/admin/#!${path}`);
        await signedIn.waitForLoadState('networkidle');
        await expectAccessible(signedIn);
      });
    }
  });

  test(`the editor has no accessibility violations, in ${colorScheme}`, async ({
    signedIn,
    product,
  }) => {
    await signedIn.emulateMedia({ colorScheme });
    await signedIn.goto(`${product.url}/admin/#!/pages/1/design/`);
    const canvas = await openCanvas(signedIn);
    await expectAccessible(signedIn);
    await canvas.locator('#section-content .moto-widget-button').first().click();
    await expectAccessible(signedIn);
    await signedIn.getByTestId('inspector').getByText('Design', { exact: true }).click();
    await signedIn.getByTestId('rail-layers').click();
    const { scrolled, height } = await signedIn.evaluate(() => ({
      scrolled: document.documentElement.scrollHeight,
      height: innerHeight,
    }));
    expect(scrolled, 'only what is in the editor scrolls').toBe(height);
    await expectAccessible(signedIn);
  });
}

test('the panel fits a phone', async ({ signedIn, product }) => {
  await signedIn.setViewportSize({ width: 375, height: 740 });
  for (const path of SCREENS) {
    await signedIn.goto(`${product.url}/admin/#!${path}`);
    await signedIn.waitForLoadState('networkidle');
    const overflow = await signedIn.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
