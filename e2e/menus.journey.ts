import { labeledItems, type MenuItem } from '@plinth/model';
import type { Locator, Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import type { Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';

type Menu = { readonly id: number; readonly revision: number; readonly items: readonly MenuItem[] };
type NamedPage = { readonly id: number; readonly name: string; readonly is_home: boolean };
type PageNode = NamedPage & { readonly children: readonly PageNode[] };

const allPages = (pages: readonly PageNode[]): NamedPage[] =>
  pages.flatMap((page) => [page, ...allPages(page.children)]);

/** A menu with the labels that visitors read: items without one have the name of their page. */
async function labeledMenu(owner: RpcClient, id: number): Promise<Menu> {
  const menu = await owner.call<Menu>('MenusService.get', { id });
  const { items } = await owner.call<{ items: PageNode[] }>('PagesService.getTree', {});
  return { ...menu, items: labeledItems(menu.items, allPages(items)) };
}

/** Restores the main menu after `work`. */
async function withMainMenu(
  product: Product,
  work: (owner: RpcClient, menu: Menu) => Promise<void>,
): Promise<void> {
  const owner = await new RpcClient(product.url).signIn();
  const { items } = await owner.call<{ items: Menu[] }>('MenusService.getList');
  const [menu] = items;
  if (!menu) throw new Error('Harbor has no menu');
  try {
    await work(owner, await labeledMenu(owner, menu.id));
  } finally {
    const { revision } = await owner.call<Menu>('MenusService.get', { id: menu.id });
    const item = { id: menu.id, items: menu.items };
    await owner.call('MenusService.save', { item, revision });
  }
}

async function save(page: Page): Promise<void> {
  await page.getByTestId('save-button').click();
  await expect(toast(page, 'saved')).toBeVisible();
  await expect(page.getByTestId('save-bar')).toBeHidden();
}

test('drafts and links to hidden pages don’t appear in the public menu', async ({
  signedIn,
  product,
  page,
}) => {
  await withMainMenu(product, async (owner, menu) => {
    const draft = { name: 'Not yet', status: 'draft' };
    const hidden = await owner.call<{ id: number }>('PagesService.save', { item: draft });
    await signedIn.goto(`${product.url}/admin/#!/menus/${menu.id}/`);
    const add = async (target: string, fill: (form: Locator) => Promise<void>) => {
      await signedIn.getByTestId('add-item').click();
      const form = signedIn.getByTestId('item-form');
      await expect(form.getByRole('combobox', { name: 'Link to' })).toBeFocused();
      await signedIn.keyboard.type(target);
      await expect(signedIn.getByRole('option').first()).toContainText(target);
      await signedIn.keyboard.press('Enter');
      await expect(form).toBeVisible();
      await fill(form);
      await form.getByTestId('item-done').click();
      await expect(form).toBeHidden();
    };
    await add('None', async (form) => {
      await form.getByLabel('Label').fill('Coming soon');
      await form.getByLabel('Draft').check();
    });
    await add('Not yet', async (form) => {
      await expect(form.getByLabel('Label')).toHaveAttribute('placeholder', 'Not yet');
    });
    await expect(signedIn.getByLabel('Label: Not yet')).toBeVisible();
    await expect(signedIn.getByText('Draft page')).toBeVisible();
    await save(signedIn);
    const html = async () => (await page.request.get(`${product.url}/`)).text();
    const guest = await (await fetch(`${product.url}/`)).text();
    expect(guest).not.toContain('Coming soon');
    expect(guest).not.toContain('not-yet');
    expect(await html()).not.toContain('Coming soon');
    await owner.call('PagesService.delete', { ids: [hidden.id] });
  });
});

test('on a phone the menu opens and closes by keyboard, without JavaScript', async ({
  browser,
  product,
}) => {
  await withMainMenu(product, async (owner, menu) => {
    const [home, parent, ...rest] = menu.items;
    const items = [home, { ...parent, children: rest }];
    const { id, revision } = menu;
    await owner.call('MenusService.save', { item: { id, items }, revision });
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 740 },
    });
    const phone = await context.newPage();
    await phone.goto(`${product.url}/`);
    const nav = phone.locator('#section-header nav').first();
    const toggle = nav.locator('.moto-menu-toggle');
    const link = nav.getByRole('link', { name: parent?.label ?? '' });
    await expect(link).toBeHidden();
    const focused = phone.locator(':focus');
    const tabTo = async (target: Locator) => {
      for (let steps = 0; steps < 12; steps += 1) {
        await phone.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      await expect(target).toBeFocused();
    };
    await tabTo(toggle);
    await phone.keyboard.press('Enter');
    await expect(link).toBeVisible();
    const child = nav.getByRole('link', { name: rest[0]?.label ?? '' });
    await expect(child).toBeHidden();
    await tabTo(nav.locator('summary').first());
    await phone.keyboard.press('Enter');
    await expect(child).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
    await phone.keyboard.press('Enter');
    await tabTo(nav.locator('.moto-menu-close button'));
    await phone.keyboard.press('Enter');
    await expect(link).toBeHidden();
    await expect(focused).toHaveCount(1);
    await toggle.focus();
    await phone.keyboard.press('Enter');
    await tabTo(link);
    await phone.keyboard.press('Enter');
    await expect(phone).not.toHaveURL(`${product.url}/`);
    await context.close();
  });
});
