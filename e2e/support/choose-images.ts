import { expect, type Page } from 'playwright/test';

/** Chooses images in the open picker by their places in the library. */
export async function chooseImages(page: Page, ...indexes: readonly number[]): Promise<void> {
  const picker = page.getByTestId('media-picker');
  for (const index of indexes) await picker.getByTestId('media-tile').nth(index).click();
  await page.getByTestId('pick').click();
  await expect(picker.getByRole('dialog')).toBeHidden();
}
