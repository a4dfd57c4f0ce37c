import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas } from './support/editor.ts';
import { chooseIn } from './support/form.ts';
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

test('a page is created below another, edited, listed, and deleted', async ({
  signedIn,
  product,
}) => {
  await openList(signedIn, product.url);
  await signedIn.getByTestId('new-page').click();
  const form = signedIn.getByTestId('new-page-form');
  const preview = form.getByTestId('url-preview');
  await form.getByLabel('Name').fill('Über uns – Größe');
  await expect(preview).toHaveText(`${product.url}/ueber-uns-groesse/`);
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

test('publish dates are in the site’s time zone, and the home page has no other status', async ({
  signedIn,
  product,
}) => {
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
  await owner.call('SettingsService.save', { ...general, values: { time_zone: 'UTC' } });

  await choose(signedIn, 'Home', 'Page settings');
  await signedIn.getByTestId('page-settings').getByRole('combobox', { name: 'Status' }).click();
  for (const name of ['Draft', 'Pending review', 'Scheduled'])
    await expect(signedIn.getByRole('option', { name })).toHaveAttribute(
      'data-combobox-disabled',
      'true',
    );
});

test('on a tablet no page’s name is clipped, and the rail of icons has names and no scrollbar', async ({
  signedIn,
  product,
}) => {
  await signedIn.setViewportSize({ width: 768, height: 900 });
  await openList(signedIn, product.url);
  const system = signedIn.getByTestId('system-pages-list');
  await expect(system.getByTestId('page-row')).toHaveCount(3);
  await expect(signedIn.getByTestId('pages-list').getByText('Page not found')).toHaveCount(0);
  const row = await findPage(signedIn, 'Under construction');
  await expect(row).toContainText('Before launch');
  const isCut = await row
    .getByRole('link', { name: 'Under construction' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(false);

  const links = signedIn.getByTestId('rail').locator('.shell-rail-links');
  const hidden = await links.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ],
  );
  expect(hidden).toEqual([0, 0]);
  await links.getByRole('link', { name: 'Menus' }).focus();
  await expect(signedIn.getByRole('tooltip', { name: 'Menus' })).toBeVisible();
  await links.getByRole('link', { name: 'Design' }).hover();
  await expect(signedIn.getByRole('tooltip', { name: 'Design' })).toBeVisible();
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
