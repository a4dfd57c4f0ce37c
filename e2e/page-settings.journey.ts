import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { openDesign } from './support/editor.ts';
import { chooseIn } from './support/form.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write } from './support/writing.ts';

let owner: RpcClient;
let id: number;

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const columns = [node('c1', 'column', [text('t1', 'As it was stored')])];
  id = await ownPage(owner, 'Leeward', [node('r1', 'row', columns)]);
});

test.afterEach(async () => {
  deleteAtEnd(owner, [id]);
});

const gear = (page: Page): Locator => page.getByRole('button', { name: 'Page settings' }).first();
const drawer = (page: Page): Locator => page.getByTestId('owner-settings').getByRole('dialog');

test('page settings open over the editor and keep its unsaved work', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openDesign(page, product.url, id);
  await write(page, 0, ' and more');
  await stopWriting(page);
  await gear(page).click();
  const name = drawer(page).getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Leeward');
  await expectAccessible(page, '[data-testid="page-settings"]');
  await name.fill('Windward');

  // The card for networks follows what is typed.
  const card = drawer(page).getByTestId('share-card');
  await expect(card).toContainText('Windward');
  const image = card.getByRole('img', { name: /^Leeward/ });
  await expect(image).toHaveAttribute('src', `/share/page-${id}.png`);
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
  await drawer(page).getByLabel('Meta description').fill('Sheltered from the wind');
  await expect(card).toContainText('Sheltered from the wind');
  await drawer(page).getByTestId('save-button').click();
  await expect(drawer(page).getByTestId('save-bar')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(gear(page)).toBeFocused();
  await expect(page.getByTestId('topbar')).toContainText('Windward');
  await expect(words(canvas)).toHaveText('As it was stored and more');
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');

  // Typed settings are asked about before they are lost.
  await gear(page).click();
  await expect(name).toHaveValue('Windward');
  await name.fill('Nowhere');
  await drawer(page).getByLabel('URL slug').fill('No where');
  await expect(drawer(page).getByTestId('seo-preview')).toContainText(`${product.url}/no-where/`);
  await page.keyboard.press('Escape');
  const asked = page.getByTestId('unsaved-dialog').getByRole('dialog');
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByTestId('topbar')).toContainText('Windward');
});

test('the home page is in the menu once, whatever kind of item leads to it', async ({
  signedIn: page,
  product,
}) => {
  type Tree = { items: { id: number; is_home: boolean }[] };
  type Menus = { items: { id: number; items: { link: { action: string } }[] }[] };
  const { items } = await owner.call<Tree>('PagesService.getTree');
  const home = items.find(({ is_home }) => is_home)?.id;
  await page.goto(`${product.url}/admin/#!/pages/${home}/settings/`);
  const menus = (await owner.call<Menus>('MenusService.getList')).items;
  const main = menus.find((menu) => menu.items.some(({ link }) => link.action === 'home_page'));
  const inMenu = page.getByTestId(`in-menu-${main?.id}`);
  await expect(inMenu).toBeChecked();
  await page.getByLabel('Meta description').fill('Where it starts');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-bar')).toBeHidden();
  expect((await owner.call<Menus>('MenusService.getList')).items).toEqual(menus);
});

test('a new layout shows at once, with the unsaved work', async ({ signedIn: page, product }) => {
  const canvas = await openDesign(page, product.url, id);
  await expect(canvas.locator('#section-header')).toBeVisible();
  await write(page, 0, ' and more');
  await stopWriting(page);
  await gear(page).click();
  await chooseIn(drawer(page), 'Sections', 'Content only');
  await drawer(page).getByTestId('save-button').click();
  await expect(drawer(page).getByTestId('save-bar')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(canvas.locator('#section-header')).toHaveCount(0);
  await expect(words(canvas)).toHaveText('As it was stored and more');
  await expect(page.getByTestId('restore-bar')).toBeHidden();
});
