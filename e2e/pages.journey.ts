import type { Locator, Page } from 'playwright/test';
import { openCanvas } from './support/editor.ts';
import { chooseIn } from './support/form.ts';
import { expect, test, toast } from './support/journey.ts';
import { RpcClient } from './support/rpc.ts';

const listed = (page: Page, name: string): Locator =>
  page.getByTestId('page-row').filter({ has: page.getByRole('link', { name, exact: true }) });

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/#!/pages/`);
  await expect(page.getByTestId('pages-list')).toBeVisible();
}

/** Opens an entry of a page's menu in the list. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await listed(page, name).getByTestId('page-menu').click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function removePage(page: Page, name: string): Promise<void> {
  await choose(page, name, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(listed(page, name)).toHaveCount(0);
}

test('a page gets its address from its name, in any script', async ({ signedIn, product }) => {
  await openList(signedIn, product.url);
  await signedIn.getByTestId('new-page').click();
  const form = signedIn.getByTestId('new-page-form');
  const preview = form.getByTestId('url-preview');
  for (const [name, address] of [
    ['О нас и наших лодках', '/o-nas-i-nashikh-lodkakh/'],
    ['Ñandú & Łódź', '/nandu-lodz/'],
    ['Über uns – Größe', '/ueber-uns-groesse/'],
  ] as const) {
    await form.getByLabel('Name').fill(name);
    await expect(preview).toHaveText(product.url + address);
  }
  await chooseIn(form, 'Stands below', 'About');
  await expect(preview).toHaveText(`${product.url}/about/ueber-uns-groesse/`);
  await form.getByTestId('create-page').click();
  await expect(signedIn).toHaveURL(/pages\/\d+\/design/);
  await openCanvas(signedIn);
  await signedIn.getByTestId('leave-editor').click();
  const row = listed(signedIn, 'Über uns – Größe');
  await expect(row).toContainText('/about/ueber-uns-groesse/');
  await expect(row).toContainText('Draft');
  await removePage(signedIn, 'Über uns – Größe');
});

test('an address that is taken is refused where it is written', async ({ signedIn, product }) => {
  await openList(signedIn, product.url);
  await signedIn.getByTestId('new-page').click();
  const form = signedIn.getByTestId('new-page-form');
  await form.getByTestId('create-page').click();
  await expect(form.locator('.not-valid')).toHaveCount(1);
  await form.getByLabel('Name').fill('Who we are');
  await form.getByLabel('Address').fill('About');
  await expect(form.getByText('This is already in use')).toBeVisible();
  await form.getByTestId('create-page').click();
  await expect(form.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Address')).toHaveValue('About');
  await expect(signedIn).toHaveURL(/#!\/pages\/$/);
  await form.getByLabel('Address').fill('');
  await form.getByLabel('Name').fill('About');
  await form.getByTestId('create-page').click();
  await expect(form.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
});

test('quality 41: the home page offers no other status and no way to be deleted', async ({
  signedIn,
  product,
}) => {
  await openList(signedIn, product.url);
  await listed(signedIn, 'Home').getByTestId('page-menu').click();
  const gone = signedIn.getByRole('menuitem', { name: 'The home page cannot be deleted' });
  await expect(gone).toBeDisabled();
  await signedIn.keyboard.press('Escape');
  await choose(signedIn, 'Home', 'Page settings');
  await signedIn.getByTestId('page-settings').getByRole('combobox', { name: 'Status' }).click();
  for (const name of ['Draft', 'Pending review', 'Scheduled'])
    await expect(signedIn.getByRole('option', { name })).toHaveAttribute(
      'data-combobox-disabled',
      'true',
    );
});

test('a time to go live is of the site’s time zone', async ({ signedIn, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const general = { group: 'general', values: { time_zone: 'Asia/Tokyo' } };
  await owner.call('SettingsService.save', general);
  const made = { name: 'Regatta', status: 'draft' };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item: made });
  await signedIn.goto(`${product.url}/admin/#!/pages/${id}/settings/`);
  await signedIn.reload();
  const form = signedIn.getByTestId('page-settings');
  await chooseIn(form, 'Status', 'Scheduled');
  await signedIn.getByTestId('save-button').click();
  await expect(form.getByLabel('Goes live at')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Goes live at').fill('2031-03-12T09:30');
  await expect(form.getByText('Asia/Tokyo')).toBeVisible();
  await signedIn.getByTestId('save-button').click();
  await expect(toast(signedIn, 'Page “Regatta” saved')).toBeVisible();
  const saved = await owner.call<{ status: string; published_at: string }>('PagesService.get', {
    id,
  });
  expect(saved).toMatchObject({ status: 'future', published_at: '2031-03-12T00:30:00.000Z' });
  await openList(signedIn, product.url);
  await expect(listed(signedIn, 'Regatta')).toContainText('Live');
  await removePage(signedIn, 'Regatta');
  await owner.call('SettingsService.save', { ...general, values: { time_zone: 'UTC' } });
});

test('deleting names what goes with it, and takes it along', async ({
  signedIn,
  product,
  page,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const save = (item: object) => owner.call<{ id: number }>('PagesService.save', { item });
  const parent = await save({ name: 'Season' });
  await save({ name: 'Spring', parent_id: parent.id });
  const link = { action: 'page', page_id: parent.id };
  const menu = await owner.call<{ id: number }>('MenusService.save', {
    item: {
      name: 'Seasons',
      items: [{ id: 's1', label: 'Season', link, is_draft: false, children: [] }],
    },
  });
  await openList(signedIn, product.url);
  await choose(signedIn, 'Season', 'Delete');
  const dialog = signedIn.getByRole('dialog');
  await expect(dialog).toContainText('Delete page “Season”?');
  await expect(dialog).toContainText('The page below it is deleted too.');
  await expect(dialog).toContainText('One menu item points here.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await signedIn.keyboard.press('Escape');
  await expect(listed(signedIn, 'Season')).toBeVisible();
  await removePage(signedIn, 'Season');
  await expect(listed(signedIn, 'Spring')).toHaveCount(0);
  for (const path of ['/season/', '/season/spring/'])
    expect((await page.request.get(product.url + path)).status()).toBe(404);
  await owner.call('MenusService.delete', { ids: [menu.id] });
});

test('the name of a page is whole on a tablet, with what is said of it below', async ({
  signedIn,
  product,
}) => {
  await signedIn.setViewportSize({ width: 768, height: 900 });
  await openList(signedIn, product.url);
  const row = listed(signedIn, 'Under construction');
  await expect(row).toContainText('Hidden from search');
  const isCut = await row
    .getByRole('link', { name: 'Under construction' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(false);
});
