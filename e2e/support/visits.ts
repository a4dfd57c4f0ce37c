import type { Page } from 'playwright/test';
import { test } from './journey.ts';
import type { Product } from './product.ts';

type Visit = { readonly page: Page; readonly product: Product };
export type Visits = { readonly [what: string]: (visit: Visit) => Promise<void> };

/** The body of a test of several visits, which share a product and a browser, but no state. */
export const visits =
  (all: Visits) =>
  async ({ page, product }: Visit): Promise<void> => {
    for (const [what, visit] of Object.entries(all))
      await test.step(what, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: null });
        await visit({ page, product });
      });
  };
