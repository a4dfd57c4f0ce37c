import { labeledItems, type MenuItem } from '@plinth/model';
import type { Locator, Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import type { Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';

type Menu = { readonly id: number; readonly revision: number; readonly items: readonly MenuItem[] };
type NamedPage = { readonly id: number; readonly name: string; readonly is_home: boolean };
type PageNode = NamedPage & { readonly children: readonly PageNode[] };
type Tree = readonly (readonly [string, Tree])[];

const labelsOf = (items: readonly MenuItem[]): Tree =>
  items.map(({ label, children }) => [label, labelsOf(children)]);

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

/** The nested labels of a menu on the public page. */
const shownTree = (nav: Locator): Promise<Tree> =>
  nav.evaluate((element) => {
    const below = (list: Element | null): Tree =>
      [...(list?.children ?? [])]
        .filter((entry) => !entry.classList.contains('moto-menu-close'))
        .map((entry) => [
          entry.querySelector('a, span, summary')?.textContent?.trim() ?? '',
          below(entry.querySelector('ul')),
        ]);
    return below(element.querySelector('ul'));
  });

async function save(page: Page): Promise<void> {
  await page.getByTestId('save-button').click();
  await expect(toast(page, 'saved')).toBeVisible();
  await expect(page.getByTestId('save-bar')).toBeHidden();
}

test('an item is indented two levels and outdented by keyboard', async ({
  signedIn,
  product,
  page,
}) => {
  await withMainMenu(product, async (owner, menu) => {
    const [first, second, third, fourth] = menu.items.map(({ label }) => label);
    expect(fourth).toBeDefined();
    await signedIn.goto(`${product.url}/admin/#!/menus/${menu.id}/`);
    const press = async (move: string, label: string | undefined) => {
      const button = signedIn.getByRole('button', { name: `${move}: ${label}`, exact: true });
      await button.focus();
      await signedIn.keyboard.press('Enter');
      const entry = signedIn.getByTestId('menu-item').filter({ has: button });
      await expect(entry.locator(':focus')).toHaveCount(1);
    };
    await expect(signedIn.getByRole('button', { name: `Indent: ${first}` })).toBeDisabled();
    await press('Indent', third);
    await press('Indent', fourth);
    await press('Indent', fourth);
    await expect(signedIn.getByRole('button', { name: `Indent: ${fourth}` })).toBeDisabled();
    const stored = async () => {
      const { items } = await labeledMenu(owner, menu.id);
      return labelsOf(items);
    };
    const nested: Tree = [
      [first ?? '', []],
      [second ?? '', [[third ?? '', [[fourth ?? '', []]]]]],
    ];
    await expect(signedIn.getByTestId('menu-preview')).toContainText(third ?? '');
    expect(await stored()).toEqual(labelsOf(menu.items));
    await save(signedIn);
    expect((await stored()).slice(0, 2)).toEqual(nested);
    const visitor = await page.context().newPage();
    await visitor.goto(product.url);
    const nav = visitor.locator('#section-header nav').first();
    expect(await shownTree(nav)).toEqual(await stored());

    await press('Outdent', fourth);
    await press('Outdent', fourth);
    await press('Move up', fourth);
    await save(signedIn);
    expect((await stored()).map(([label]) => label).slice(0, 3)).toEqual([first, fourth, second]);
    await visitor.reload();
    expect(await shownTree(nav)).toEqual(await stored());

    await signedIn.getByLabel(`Label: ${second}`).fill('What we do');
    await expect(signedIn.getByTestId('menu-preview')).toContainText('What we do');
    await save(signedIn);
    expect((await stored()).map(([label]) => label)).toContain('What we do');
    await visitor.close();
  });
});

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

test('several pages are added at once, nested like on the site', async ({ signedIn, product }) => {
  await withMainMenu(product, async (owner, menu) => {
    const page = (name: string, more = {}) =>
      owner.call<{ id: number }>('PagesService.save', { item: { name, status: 'draft', ...more } });
    const parent = await page('Courses');
    const child = await page('Evening courses', { parent_id: parent.id });
    await signedIn.goto(`${product.url}/admin/#!/menus/${menu.id}/`);
    await signedIn.getByRole('button', { name: 'Add pages' }).click();
    await signedIn.keyboard.type('courses');
    await signedIn.getByRole('checkbox', { name: 'Courses', exact: true }).check();
    await signedIn.getByRole('checkbox', { name: 'Evening courses' }).check();
    await signedIn.getByRole('button', { name: 'Add 2 pages' }).click();
    await save(signedIn);
    const { items } = await labeledMenu(owner, menu.id);
    expect(labelsOf(items).at(-1)).toEqual(['Courses', [['Evening courses', []]]]);
    await owner.call('PagesService.delete', { ids: [child.id, parent.id] });
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

test('menus and media are listed 20 a page', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const ids: number[] = [];
  for (let number = 10; number < 34; number += 1) {
    const item = { name: `Zigzag ${number}`, items: [] };
    ids.push((await owner.call<Menu>('MenusService.save', { item })).id);
  }
  await page.goto(`${product.url}/admin/#!/menus/${ids.at(-1)}/`);
  const list = page.getByRole('navigation', { name: 'Menus' });
  await expect(page.getByLabel('Menu name')).toHaveValue('Zigzag 33');
  await expect(list.locator('.menus-entry')).toHaveCount(20);
  await list.getByRole('button', { name: 'Next page' }).click();
  await expect(list.getByText('Zigzag 33')).toBeVisible();
  await owner.call('MenusService.delete', { ids });

  const count = async () => (await owner.call<{ total: number }>('MediaService.getList', {})).total;
  const uploaded: number[] = [];
  for (let number = Math.min(await count(), 21); number < 22; number += 1) {
    const file = new File([`Note ${number}`], `note-${number}.txt`, { type: 'text/plain' });
    uploaded.push((await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id);
  }
  const total = await count();
  await page.goto(`${product.url}/admin/#!/media/`);
  await expect(page.getByTestId('media-tile')).toHaveCount(20);
  await expect(page.getByTestId('pager')).toContainText(`1–20 of ${total}`);
  await owner.call('MediaService.delete', { ids: uploaded });
});
