import type { FrameLocator, Page } from 'playwright/test';
import { expect, test } from './support/journey.ts';

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
  await size.fill('140');
  const preview = page.getByTestId('design-preview').frameLocator('iframe');
  await expect.poll(() => largeSpacing(preview)).toBe('140px');

  await device('Mobile').click();
  await size.fill('');
  await expect(large).toContainText('Same as mobile landscape');
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-bar')).toBeHidden();
  const visitor = await context.newPage();
  await visitor.goto(product.url);
  expect(await largeSpacing(visitor)).toBe('140px');

  await page.getByRole('button', { name: 'Undo' }).click();
  await device('Desktop').click();
  await expect(size).toHaveValue(before);
  await expect
    .poll(async () => {
      await visitor.reload();
      return largeSpacing(visitor);
    })
    .toBe(before.replace(' ', ''));
});
