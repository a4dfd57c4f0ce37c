import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas } from './support/editor.ts';
import { chooseIn } from './support/form.ts';
import { intercept } from './support/intercept.ts';
import { expect, test, toast } from './support/journey.ts';
import { findPage } from './support/pages.ts';
import { RpcClient } from './support/rpc.ts';
import { signIn } from './support/sign-in.ts';

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/#!/pages/`);
  await expect(page.getByTestId('pages-list')).toBeVisible();
}

/** Chooses an entry of a page's menu in the list. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await (await findPage(page, name)).getByTestId('page-menu').click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function removePage(page: Page, name: string): Promise<void> {
  await choose(page, name, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(await findPage(page, name)).toHaveCount(0);
}

test('a page’s slug is derived from its name in any script', async ({ signedIn, product }) => {
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
  await chooseIn(form, 'Parent page', 'About');
  await expect(preview).toHaveText(`${product.url}/about/ueber-uns-groesse/`);
  await form.getByTestId('create-page').click();
  await expect(signedIn).toHaveURL(/pages\/\d+\/design/);
  await openCanvas(signedIn);
  await signedIn.getByTestId('leave-editor').click();
  const row = await findPage(signedIn, 'Über uns – Größe');
  await expect(row).toContainText('/about/ueber-uns-groesse/');
  await expect(row).toContainText('Draft');
  await removePage(signedIn, 'Über uns – Größe');
});

test('a taken slug is refused at its field', async ({ signedIn, product }) => {
  await openList(signedIn, product.url);
  await signedIn.getByTestId('new-page').click();
  const form = signedIn.getByTestId('new-page-form');
  await form.getByTestId('create-page').click();
  await expect(form.locator('.not-valid')).toHaveCount(1);
  await form.getByLabel('Name').fill('Who we are');
  await form.getByLabel('URL slug').fill('About');
  await expect(form.getByText('Already in use')).toBeVisible();
  await form.getByTestId('create-page').click();
  await expect(form.getByLabel('URL slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('URL slug')).toHaveValue('About');
  await expect(signedIn).toHaveURL(/#!\/pages\/$/);
  await form.getByLabel('URL slug').fill('');
  await form.getByLabel('Name').fill('About');
  await form.getByTestId('create-page').click();
  await expect(form.getByLabel('URL slug')).toHaveAttribute('aria-invalid', 'true');
});

test('the home page offers no other status and can’t be deleted', async ({ signedIn, product }) => {
  await openList(signedIn, product.url);
  await (await findPage(signedIn, 'Home')).getByTestId('page-menu').click();
  const gone = signedIn.getByRole('menuitem', { name: 'The home page can’t be deleted' });
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

test('publish dates are in the site’s time zone', async ({ signedIn, product }) => {
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
  await expect(form.getByLabel('Publish date')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Publish date').fill('2031-03-12T09:30');
  await expect(form.getByText('Asia/Tokyo')).toBeVisible();
  await signedIn.getByTestId('save-button').click();
  await expect(toast(signedIn, '“Regatta” saved')).toBeVisible();
  const saved = await owner.call<{ status: string; published_at: string }>('PagesService.get', {
    id,
  });
  expect(saved).toMatchObject({ status: 'future', published_at: '2031-03-12T00:30:00.000Z' });
  await openList(signedIn, product.url);
  await expect(await findPage(signedIn, 'Regatta')).toContainText('Scheduled for');
  await removePage(signedIn, 'Regatta');
  await owner.call('SettingsService.save', { ...general, values: { time_zone: 'UTC' } });
});

test('deleting lists the subpages and deletes them, too', async ({ signedIn, product, page }) => {
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
  await expect(dialog).toContainText('Its subpage will also be deleted.');
  await expect(dialog).toContainText('Visitors will no longer see the menu item that links to it.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await signedIn.keyboard.press('Escape');
  await expect(await findPage(signedIn, 'Season')).toBeVisible();
  await removePage(signedIn, 'Season');
  await expect(await findPage(signedIn, 'Spring')).toHaveCount(0);
  for (const path of ['/season/', '/season/spring/'])
    expect((await page.request.get(product.url + path)).status()).toBe(404);
  await owner.call('MenusService.delete', { ids: [menu.id] });
});

test('a page’s name isn’t clipped on a tablet, and its details wrap below', async ({
  signedIn,
  product,
}) => {
  await signedIn.setViewportSize({ width: 768, height: 900 });
  await openList(signedIn, product.url);
  const system = signedIn.getByTestId('system-pages-list');
  await expect(system.getByTestId('page-row')).toHaveCount(2);
  await expect(signedIn.getByTestId('pages-list').getByText('Page not found')).toHaveCount(0);
  const row = await findPage(signedIn, 'Under construction');
  await expect(row).toContainText('Before launch');
  const isCut = await row
    .getByRole('link', { name: 'Under construction' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(false);
});

test('a failed creation says so and keeps the input', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  await openList(page, product.url);
  await page.getByTestId('new-page').click();
  const form = page.getByTestId('new-page-form');
  await form.getByLabel('Name').fill('Never made');
  await intercept(page, '**/rpc', (route) =>
    route.request().postData()?.includes('PagesService.create')
      ? route.fulfill({ status: 500, body: 'Not now' })
      : route.continue(),
  );
  await page.getByTestId('create-page').click();
  await expect(toast(page, 'Couldn’t create the page')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Never made');
  quietConsole.splice(0);
});

test('without a mail server, feedback isn’t reported as sent', async ({
  signedIn: page,
  product,
}) => {
  await openList(page, product.url);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const form = page.getByTestId('feedback-form');
  await form.getByLabel('Subject').fill('Boats');
  await form.getByLabel('Message').fill('More of them');
  await form.getByRole('button', { name: 'Send' }).click();
  const refused = toast(page, 'Message not sent');
  await refused.getByRole('button', { name: 'Mail options' }).click();
  await expect(page).toHaveURL(/#!\/settings\/mail_options\/$/);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('More of them');
});

test('a page open in an editor can’t be set to draft elsewhere', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const item = { name: 'Under the pen', status: 'publish' };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item });
  await page.goto(`${product.url}/admin/#!/pages/${id}/design/`);
  await openCanvas(page);

  const other = await signIn(await (await browser.newContext()).newPage(), product.url);
  await other.goto(`${product.url}/admin/#!/pages/${id}/settings/`);
  await chooseIn(other.getByTestId('page-settings'), 'Status', 'Draft');
  await other.getByTestId('save-button').click();
  await expect(other.getByText('can’t be set to draft')).toBeVisible();
  await page.getByTestId('leave-editor').click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
  await other.getByTestId('save-button').click();
  await expect(toast(other, 'saved')).toBeVisible();

  await test.step('closing the tab also closes the page', async () => {
    await chooseIn(other.getByTestId('page-settings'), 'Status', 'Published');
    await other.getByTestId('save-button').click();
    await expect(other.getByTestId('save-button')).toBeHidden();
    await page.goto(`${product.url}/admin/#!/pages/${id}/design/`);
    await openCanvas(page);
    await page.goto('about:blank');
    const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
    const draft = { item: { id, status: 'draft' }, revision };
    await expect(() => owner.call('PagesService.save', draft)).toPass({ timeout: 15_000 });
  });
  await other.context().close();
  deleteAtEnd(owner, [id]);
});
