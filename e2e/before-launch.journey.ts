import type { Page } from 'playwright/test';
import { openCanvas, openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { asGuest, setUnderConstruction } from './support/launch.ts';
import { signIn } from './support/sign-in.ts';

/** Writes at the end of the open page's first text. */
async function writeMore(page: Page, more: string): Promise<void> {
  const canvas = await openCanvas(page);
  await canvas.locator('h1').first().dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(more);
  await page.keyboard.press('Escape');
}

test('before the launch, the open page is saved automatically, also on leaving and launching', async ({
  page,
  product,
}) => {
  await setUnderConstruction(product.url);
  await signIn(page, product.url);
  await openDesign(page, product.url, 1);
  await writeMore(page, ' Often.');
  await expect(page.getByTestId('save-button')).toHaveText('Save');
  await expect(page.getByTestId('save-state')).toHaveText(/^Saved \d/);
  await writeMore(page, ' Always.');
  await expect(page.getByTestId('save-state')).toHaveText('Unsaved changes');
  await page.getByTestId('leave-editor').click();
  await expect(page.getByTestId('pages-list')).toBeVisible();

  const canvas = await openDesign(page, product.url, 1);
  await expect(canvas.locator('#section-content')).toContainText('Often. Always.');
  await writeMore(page, ' Forever.');
  await page.getByTestId('launch').click();
  const preview = page.frameLocator(
    '[data-testid="site-preview-desktop"] iframe:not([data-loading])',
  );
  await expect(preview.locator('#section-content')).toContainText('Forever.');
  await expect(page.getByTestId('launch-unsaved')).toHaveCount(0);
  await page.getByTestId('launch-now').click();
  await expect(page.getByTestId('launched')).toBeVisible();
  expect((await asGuest(product.url)).html).toContain('Forever.');
});
