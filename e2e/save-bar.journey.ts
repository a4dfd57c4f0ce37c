import type { Page } from 'playwright/test';
import { openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';

/**
 * What is behind the save bar while it has the focus, in the order of Tab. Browsers scroll to the
 * first line of a text area, not to all of it.
 */
const coveredStops = (page: Page): Promise<string[]> =>
  page.getByTestId('save-bar').evaluate((bar) => {
    const form = bar.closest('main, [role="dialog"]');
    const fields = form?.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]');
    return [...(fields ?? [])].flatMap((field) => {
      field.focus();
      if (document.activeElement !== field || bar.contains(field)) return [];
      const { top, bottom, left, right } = field.getBoundingClientRect();
      const end = field.matches('textarea') ? top + 24 : bottom;
      const covered = bar.getBoundingClientRect();
      const isBeside = right <= covered.left || left >= covered.right;
      const isCovered = !isBeside && end > covered.top && top < covered.bottom;
      return isCovered ? [`${field.tagName} ${field.id || field.textContent}`] : [];
    });
  });

/** Expects the bar in view at the top of the page, and no focused field behind it; discards. */
async function expectBar(page: Page): Promise<void> {
  const bar = page.getByTestId('save-bar');
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await coveredStops(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Discard' }).click();
  await expect(bar).toBeHidden();
}

const SIZES = [
  { width: 1280, height: 640 },
  { width: 375, height: 667 },
];

test('the save bar is in view after a change, and covers no field that has the focus', async ({
  signedIn: page,
  product,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);

    await test.step(`below settings at ${size.width}`, async () => {
      await page.goto(`${product.url}/admin/#!/settings/facts/`);
      const field = page.getByLabel('City', { exact: true });
      await field.focus();
      // At the lower edge, where the bar appears.
      await field.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 80, behavior: 'instant' });
      });
      await page.keyboard.type('S');
      await expect(page.getByTestId('save-bar')).toBeVisible();
      const bar = await page.getByTestId('save-bar').boundingBox();
      const box = await field.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
      await expectBar(page);
    });

    await test.step(`beside the preview of the design at ${size.width}`, async () => {
      await page.goto(`${product.url}/admin/#!/design/colors/`);
      const colors = page.getByTestId('theme-colors');
      await colors.getByLabel('Primary', { exact: true }).fill('#123456');
      await page.keyboard.press('Escape');
      await expectBar(page);
    });
  }

  await test.step('in the settings of a page over the editor', async () => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await openDesign(page, product.url, 1);
    await page.getByRole('button', { name: 'Page settings' }).first().click();
    const name = page.getByTestId('owner-settings').getByLabel('Name', { exact: true });
    await name.pressSequentially('x');
    await expectBar(page);
  });
});
