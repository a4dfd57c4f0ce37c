import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from 'playwright/test';
import { runDue } from './at-end.ts';
import { type Product, startProduct } from './product.ts';
import { knowsEditor, signInAtOnce } from './sign-in.ts';

/** The toast with this text; an earlier copy may still be disappearing. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-testid^="toast-"]').filter({ hasText: text }).first();

/** Console messages that don't indicate a problem, by their text and the URL that they are about. */
const HARMLESS = [
  /Download the React DevTools/,
  // A busy browser starts a sandboxed frame at its default size, for which it preloads another image.
  /preloaded using link preload but not used .* http:\/\/[^/]+\/preview\//,
];

/** Each journey has a new browser, which would offer the unsaved work of the one before. */
function dropUnsavedWork({ folder }: Product): void {
  const database = new DatabaseSync(join(folder, 'site.db'));
  database.exec('pragma busy_timeout = 10000');
  // A write of another process makes the server forget its cache.
  const left = database.prepare('select 1 from unsaved_work limit 1').get();
  if (left) database.exec('delete from unsaved_work');
  database.close();
}

/** Closes the windows of a journey, and waits until the server has what they sent last. */
async function leave(context: BrowserContext, { url }: Product): Promise<void> {
  for (const page of context.pages()) await page.close();
  await fetch(`${url}/robots.txt`).catch(() => undefined);
}

type Worker = { readonly product: Product };

/** A running, set-up product, for journeys without a browser. */
export const productTest = base.extend<object, Worker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const product = await startProduct({ setUp: true });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

type Fixtures = {
  /** Fails the journey when any page of it logs an error or a warning. */
  readonly quietConsole: string[];
  readonly noUnsavedWork: undefined;
  /** The panel, signed in, at a screen that loads little. */
  readonly signedIn: Page;
};

export const test = productTest.extend<Fixtures>({
  quietConsole: [
    async ({ browser, context, product }, use) => {
      const said: string[] = [];
      const listen = (page: Page) => {
        page.on('console', (message) => {
          const isLoud = message.type() === 'error' || message.type() === 'warning';
          const text = `${message.text()} ${message.location().url}`;
          if (isLoud && !HARMLESS.some((known) => known.test(text)))
            said.push(`${text} (${page.url()})`);
        });
        page.on('pageerror', (error) => said.push(error.message));
      };
      context.on('page', listen);
      await use(said);
      // Windows of other people would go on saving and asking beside later journeys.
      for (const other of browser.contexts()) if (other !== context) await other.close();
      await leave(context, product);
      await runDue();
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  noUnsavedWork: [
    async ({ product }, use) => {
      dropUnsavedWork(product);
      await use(undefined);
    },
    { auto: true },
  ],
  signedIn: async ({ page, product }, use) => {
    await signInAtOnce(page, product.url);
    await page.goto(`${product.url}/admin/#!/profile/`);
    await knowsEditor(page);
    await expect(page.getByTestId('rail')).toBeVisible();
    // The last request of the journey before may have arrived since.
    dropUnsavedWork(product);
    await use(page);
  },
});

export { expect };
