import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { runDue } from './at-end.ts';
import { type Product, startProduct } from './product.ts';
import { ProductOfFile } from './product-of-file.ts';
import { knowsEditor, signInAtOnce } from './sign-in.ts';
import { dropUnsavedWork } from './unsaved-work.ts';

/** Console messages that don't indicate a problem, by their text and the URL that they are about. */
const HARMLESS = [
  /Download the React DevTools/,
  // A busy browser starts a sandboxed frame at its default size, for which it preloads another image.
  /preloaded using link preload but not used .* http:\/\/[^/]+\/preview\//,
];

/** Closes the windows of a journey, and waits until the server has what they sent last. */
async function leave(context: BrowserContext, { url }: Product): Promise<void> {
  for (const page of context.pages()) await page.close();
  await fetch(`${url}/robots.txt`).catch(() => undefined);
}

type Worker = {
  /** Additional environment variables of the product, see `startProduct`. */
  readonly environment: { readonly [name: string]: string };
  readonly products: ProductOfFile;
};

type Products = {
  /** The running, set-up product of the file. */
  readonly product: Product;
  /** A product without an owner, of this journey alone. */
  readonly fresh: Product;
};

/** For journeys in which the console may report errors. */
export const productTest = base.extend<Products, Worker>({
  environment: [{}, { scope: 'worker' }],
  products: [
    async ({ environment }, use) => {
      const products = new ProductOfFile(environment);
      await use(products);
      await products.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ products }, use, { file }) => {
    await use(await products.of(file));
  },
  fresh: async ({ context }, use) => {
    const fresh = await startProduct({ setUp: false });
    await use(fresh);
    // Open windows would still ask the server.
    for (const page of context.pages()) await page.close();
    await fresh.stop();
  },
});

type Fixtures = {
  /** Fails the journey when any page of it logs an error or a warning. */
  readonly quietConsole: string[];
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
  signedIn: async ({ page, product }, use) => {
    await signInAtOnce(page, product.url);
    await page.goto(`${product.url}/admin/#!/profile/`);
    await knowsEditor(page);
    await expect(page.getByTestId('rail')).toBeVisible();
    await dropUnsavedWork(product);
    await use(page);
  },
});

export { toast } from './toast.ts';
export { expect };
