import { expect, type Locator, type Page } from 'playwright/test';

/** The row of a node in the layers tree. */
export const layer = (page: Page, id: string): Locator => page.locator(`[data-layer="${id}"]`);

export async function openLayers(page: Page): Promise<Locator> {
  const tree = page.getByTestId('layers-tree');
  if (!(await tree.isVisible())) await page.getByTestId('rail-layers').click();
  await expect(tree).toBeVisible();
  return tree;
}

export const unfold = (page: Page, id: string): Promise<void> =>
  layer(page, id).locator('[data-fold]').click();

/** Expects these rows to be selected, and no others. Takes ids from top to bottom. */
export const expectSelectedLayers = (page: Page, ids: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('[data-layer][aria-selected="true"]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-layer'))),
    )
    .toEqual(ids);
