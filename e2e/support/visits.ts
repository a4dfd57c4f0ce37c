import type { BrowserContext, Page } from 'playwright/test';
import { test } from './journey.ts';
import type { Product } from './product.ts';

type Visit = { readonly page: Page; readonly product: Product };
export type Visits = { readonly [what: string]: (visit: Visit) => Promise<void> };

/** The body of a test of several visits, which share a product, but neither a window nor state. */
export const visits =
  (all: Visits) =>
  async ({ context, product }: { context: BrowserContext; product: Product }): Promise<void> => {
    for (const [what, visit] of Object.entries(all))
      await test.step(what, async () => {
        const page = await context.newPage();
        await visit({ page, product });
        await page.close();
      });
  };
