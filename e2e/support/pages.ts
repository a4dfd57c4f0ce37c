import type { Locator, Page } from 'playwright/test';

/** Finds a page's row in the open list by search: the list shows only its first pages. */
export async function findPage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(name);
  return page
    .getByTestId('page-row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
}
