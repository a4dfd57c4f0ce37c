import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from './support/journey.ts';
import { addressOf, type Tree } from './support/own-page.ts';
import { type Product, startProduct } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { crampedTexts, lengthenTexts } from './support/text-room.ts';

/** The pages of each theme. The last one isn't found. */
const PAGES = {
  harbor: ['/', '/about/', '/services/', '/pricing/', '/contact/', '/privacy/', '/no-such-page/'],
  monolith: [
    ...['/', '/work/', '/services/', '/pricing/', '/studio/', '/contact/', '/privacy/'],
    '/no-such-page/',
  ],
};

const WIDTHS = [320, 375, 667, 768, 1024, 1280, 1920];

/** A phone, a tablet, and a desktop. The other widths are for long texts. */
const USUAL_WIDTHS = [320, 768, 1280];

/** Without them, much of a page is hidden from visitors. */
const FACTS = {
  phone: '+1 202 555 0143',
  email: 'hello@example.com',
  street: '12 Mill Lane',
  city: 'Springfield',
  profiles: [{ network: '', url: 'https://instagram.com/example' }],
  hours: [{ days: ['monday', 'friday'], opens: '08:00', closes: '17:30' }],
};

/** A page's name of the greatest length, without a space. */
const ENDLESS_NAME = 'Windjammer'.repeat(20);

/** The sections that show a menu on every page, with the start of their blocks' ids. */
const SITE_PARTS = { header: 'hdr-', footer: 'ftr-' } as const;

type List<Item> = { readonly items: readonly Item[] };

type Room = { readonly where?: string; readonly widths?: readonly number[] };

/** At every width, nothing scrolls sideways, and no text is cut off or over another one. */
async function expectRoom(page: Page, { where = '', widths = WIDTHS }: Room = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal scroll at ${width} px ${where}`).toBe(0);
    expect(await crampedTexts(page), `texts at ${width} px ${where}`).toEqual([]);
  }
}

type Expected = { readonly path: string; readonly status: number };

async function expectGoodPage(browser: Browser, url: string, { path, status }: Expected) {
  // Its console may report that a page isn't found.
  const context = await browser.newContext();
  const page = await context.newPage();
  const outside: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) outside.push(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const answer = await page.goto(url + path);
  expect(answer?.status()).toBe(status);
  await expectRoom(page, { widths: USUAL_WIDTHS });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expect(page.locator('#section-header')).toBeVisible();
  expect(outside).toEqual([]);
  // Only forms send what is typed in place.
  expect(scripts).toHaveLength((await page.locator('[data-form]').count()) > 0 ? 1 : 0);
  await context.close();
}

type Placed = { readonly page: number; readonly part: string; readonly block: string };

type Revisions = { readonly revision: number; readonly revisions: object };

/** Replaces a section that all pages share with a block. */
async function placeBlock(owner: RpcClient, { page: id, part, block }: Placed): Promise<void> {
  const { document } = await owner.call<{ document: Tree }>('BlocksService.take', { id: block });
  const stored = await owner.call<Revisions>('PagesService.getDesign', { id });
  const { revision, revisions } = stored;
  const sections = { [part]: document };
  await owner.call('PagesService.saveDesign', { id, revision, revisions, sections });
}

for (const [theme, paths] of Object.entries(PAGES))
  test.describe(`the theme ${theme}`, () => {
    let site: Product;

    test.beforeAll(async () => {
      site = await startProduct({ setUp: true, starter: theme });
      const owner = await new RpcClient(site.url).signIn();
      await owner.call('SettingsService.save', { group: 'site_facts', values: FACTS });
    });

    test.afterAll(() => site.stop());

    test('its pages work without scripts, fit every window, and are accessible', async ({
      browser,
    }) => {
      for (const path of paths)
        await test.step(path, () =>
          expectGoodPage(browser, site.url, { path, status: path === paths.at(-1) ? 404 : 200 }),
        );
    });

    test('its pages have room for longer texts', { tag: '@endurance' }, async ({ browser }) => {
      // Its console may report that a page isn't found.
      const page = await (await browser.newContext()).newPage();
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(site.url + path);
          await expectRoom(page);
          await lengthenTexts(page);
          await expectRoom(page, { where: 'with longer texts' });
        });
      await page.context().close();
    });

    for (const [part, prefix] of Object.entries(SITE_PARTS))
      test(`a page’s name without spaces fits every window in each ${part}`, {
        tag: '@endurance',
      }, async ({ page }) => {
        const owner = await new RpcClient(site.url).signIn();
        const menus = await owner.call<List<{ id: number }>>('MenusService.getList');
        const { id } = await owner.call<{ id: number }>('PagesService.create', {
          item: { name: ENDLESS_NAME, status: 'publish' },
          menu_id: menus.items[0]?.id,
        });
        const address = await addressOf(owner, id);
        await page.goto(address);
        await expectRoom(page);
        const { items } = await owner.call<List<{ id: string }>>('BlocksService.getList');
        const blocks = items.filter((block) => String(block.id).startsWith(prefix));
        expect(blocks.length).toBeGreaterThan(3);
        for (const block of blocks) {
          await placeBlock(owner, { page: id, part, block: block.id });
          await page.goto(address);
          await expectRoom(page, { where: block.id });
        }
        await owner.call('PagesService.delete', { ids: [id] });
      });
  });
