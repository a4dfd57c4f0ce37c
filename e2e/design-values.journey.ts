import type { FrameLocator, Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';

const largeSpacing = (of: Page | FrameLocator) =>
  of
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--moto-spacing-large'));

test('spacing sizes are changed on a live page, reach visitors, and are undone', async ({
  signedIn: page,
  product,
  context,
}) => {
  await page.getByTestId('rail').getByRole('link', { name: 'Design' }).click();
  await expect(page.getByRole('main', { name: 'Themes · Design' })).toBeFocused();
  await expect(page).toHaveTitle(/^Themes · Design · /);
  await page.getByRole('link', { name: 'Spacing and grid' }).click();
  const large = page.getByTestId('spacing-large');
  const size = large.getByRole('textbox');
  const device = (name: string) =>
    page.getByTestId('device-switch').locator('label', { hasText: new RegExp(`^${name}$`) });
  await expect(large).toContainText(/Used on \d+ pages/);
  const before = await size.inputValue();

  await size.fill('400');
  await page.getByTestId('save-button').click();
  await expect(large).toContainText('Enter 300 or less.');
  await expect(size).toBeFocused();
  // A pause ends the step.
  await page.waitForTimeout(500);
  await size.fill('140');
  const preview = page.getByTestId('design-preview').frameLocator('iframe:not([data-loading])');
  // The frame loads another version with each change.
  await expect(async () => expect(await largeSpacing(preview)).toBe('140px')).toPass();

  await page.getByTestId('undo-button').click();
  await expect(size).toHaveValue('400 px');
  await page.getByTestId('undo-button').press('ControlOrMeta+z');
  await expect(size).toHaveValue(before);
  await page.getByTestId('redo-button').click();
  await page.getByTestId('redo-button').click();
  await expect(size).toHaveValue('140 px');

  await device('Mobile').click();
  await size.fill('');
  await expect(large).toContainText('Same as mobile landscape');
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-bar')).toBeHidden();
  const visitor = await context.newPage();
  await visitor.goto(product.url);
  expect(await largeSpacing(visitor)).toBe('140px');

  await toast(page, 'saved').getByRole('button', { name: 'Undo' }).click();
  await device('Desktop').click();
  await expect(size).toHaveValue(before);
  await expect
    .poll(async () => {
      await visitor.reload();
      return largeSpacing(visitor);
    })
    .toBe(before.replace(' ', ''));
});
