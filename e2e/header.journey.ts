import type { FrameLocator, Page } from 'playwright/test';
import { restoreFactsAtEnd } from './support/at-end.ts';
import { openCanvas, openEditor } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { saveNow } from './support/nested-page.ts';
import { ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Below a header', [text('t', 'Words')]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

const button = (canvas: FrameLocator) =>
  canvas.locator('#section-header .moto-widget-button').first();

async function relabel(page: Page, canvas: FrameLocator, label: string): Promise<void> {
  await button(canvas).click();
  await page.getByTestId('control-label').getByRole('textbox').fill(label);
  await expect(button(canvas)).toContainText(label);
}

/** The header that a visitor gets. */
const headerOf = async (url: string): Promise<string> => {
  const html = await (await fetch(url)).text();
  return html.slice(0, html.indexOf('id="section-content"'));
};

type StoredMenu = {
  readonly id: number;
  readonly revision: number;
  readonly items: readonly { readonly label: string }[];
};

test('a header is changed on all pages or one alone, with its logo and the items of its menu', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, id);

  await test.step('a shared header changes all pages', async () => {
    await relabel(page, canvas, 'Everywhere');
    await saveNow(page);
    expect(await headerOf(product.url)).toContain('Everywhere');
  });

  await test.step('a copy of it changes one page alone', async () => {
    await page.reload();
    await openCanvas(page);
    await relabel(page, canvas, 'Here alone');
    await page.getByTestId('own-section').click();
    await expect(toast(page, 'its own header')).toBeVisible();
    await saveNow(page);
    expect(await headerOf(address)).toContain('Here alone');
    expect(await headerOf(product.url)).toContain('Everywhere');
  });

  await test.step('the logo and the menu are changed where the page shows them', async () => {
    const facts = async () =>
      (
        await owner.call<{ values: { logo_id: number | null } }>('SettingsService.get', {
          group: 'site_facts',
        })
      ).values;
    await restoreFactsAtEnd(owner);
    const before = (await facts()).logo_id;
    const logo = canvas.locator('#section-header .moto-widget-text').first();
    await logo.click();
    await page.getByTestId('change-logo').click();
    const picker = page.getByRole('dialog', { name: 'Select image' });
    // The owner's own files come first, and the starter brought samples only.
    await picker.getByTestId('media-origin').click();
    await page.getByRole('option', { name: 'Samples' }).click();
    await picker.getByTestId('media-tile').first().click();
    await picker.getByRole('button', { name: 'Select' }).click();
    await expect(toast(page, 'Logo changed on all pages')).toBeVisible();
    await expect(logo.locator('img')).toBeVisible();
    expect((await facts()).logo_id).not.toBe(before);
    await logo.dblclick();
    await expect(picker).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();

    await canvas.locator('#section-header .moto-widget-menu a').first().click();
    await page.getByTestId('edit-menu-items').click();
    const drawer = page.getByTestId('menu-drawer');
    await expect(drawer.getByTestId('menu-item').first()).toBeVisible();
    const editing = page.url();
    await drawer.getByTestId('add-item').click();
    const dialog = page.getByRole('dialog', { name: 'Add item' });
    await expect(dialog.getByRole('combobox', { name: 'Link to' })).toBeFocused();
    await page.keyboard.type('None');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Label', { exact: true }).fill('Workshop');
    await dialog.getByTestId('item-done').click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await drawer.getByTestId('save-button').click();
    const nav = canvas.locator('#section-header .moto-widget-menu');
    await expect(nav.getByText('Workshop')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(page.url()).toBe(editing);
    const { items } = await owner.call<{ items: StoredMenu[] }>('MenusService.getList');
    const menu = items.find((each) => each.items.some(({ label }) => label === 'Workshop'));
    if (!menu) throw new Error('The menu is not saved');
    const kept = menu.items.filter(({ label }) => label !== 'Workshop');
    const { revision } = menu;
    await owner.call('MenusService.save', { item: { id: menu.id, items: kept }, revision });
  });
});
