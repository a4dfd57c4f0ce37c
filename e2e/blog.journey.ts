import type { Browser, Page } from 'playwright/test';
import { openCanvas, openDesign } from './support/editor.ts';
import { chooseIn, chooseValue } from './support/form.ts';
import { expect, test, toast } from './support/journey.ts';
import { ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let blogId: number;
let homeId: number;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  blogId = await ownPage(owner, 'Logbook', [text('intro', 'From our logbook')]);
  const below = { name: 'Archive', url: 'archive', parent_id: blogId, status: 'publish' };
  await owner.call('PagesService.save', { item: below });
  const tree = await owner.call<{ items: { id: number; is_home: boolean }[] }>(
    'PagesService.getTree',
  );
  homeId = tree.items.find(({ is_home }) => is_home)?.id ?? 0;
});

/** A first-time visitor. */
const visitor = async (browser: Browser, url: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
};

/** Adds a widget by keyboard from the palette. */
async function addByKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('palette-search')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('palette-search')).toBeHidden();
}

/** Saves a form and waits until its save bar disappears. */
async function saveForm(page: Page): Promise<void> {
  const bar = page.getByTestId('save-bar');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar).toBeHidden();
}

async function savesByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-button')).toBeDisabled();
}

test('a post is written and designed by keyboard, listed on the home page, and its changes are visible to the next visitor', async ({
  signedIn: page,
  product,
  browser,
}) => {
  await page.goto(`${product.url}/admin/#!/blog/`);
  await expect(page.getByText('No posts yet')).toBeVisible();

  await test.step('the blog gets a page, which gets a list', async () => {
    await page.getByTestId('no-blog-page').getByRole('link').click();
    const form = page.getByTestId('blog-settings');
    await form.getByRole('combobox', { name: 'Blog page' }).click();
    await expect(page.getByRole('option', { name: 'Logbook' })).toBeVisible();
    for (const unfit of ['Home', 'Page not found', 'Under construction'])
      await expect(page.getByRole('option', { name: unfit })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await chooseIn(form, 'Blog page', 'Logbook');
    await page.keyboard.press('Control+s');
    await expect(page.getByTestId('save-bar')).toBeHidden();
    await page.goto(`${product.url}/admin/#!/blog/`);
    await expect(page.getByTestId('no-blog-page')).toHaveCount(0);
    await page.getByTestId('no-post-list').getByRole('button').click();
    await expect(page.getByTestId('no-post-list')).toHaveCount(0);
  });

  await test.step('a new post opens as a draft in the editor', async () => {
    await page.getByTestId('new-post').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('High tide');
    await expect(page.getByTestId('url-preview')).toHaveText(`${product.url}/logbook/high-tide/`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/blog\/posts\/\d+\/design/);
    await expect(page.getByTestId('save-button')).toHaveText('Save draft');
  });

  await test.step('its text is written on the canvas and saved', async () => {
    const canvas = await openCanvas(page);
    await expect(canvas.getByRole('heading', { name: 'High tide', level: 1 })).toBeVisible();
    await addByKeys(page, 'Text');
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.type('Mind the northern mooring.');
    await page.keyboard.press('Escape');
    await expect(canvas.getByText('Mind the northern mooring.')).toBeVisible();
    await savesByKeys(page);
    const early = await visitor(browser, `${product.url}/logbook/high-tide/`);
    await expect(early.getByText('Mind the northern mooring.')).toHaveCount(0);
  });

  await test.step('it is published, with a link to it', async () => {
    await page.getByTestId('publish').click();
    // It has no description for search results.
    await page.getByTestId('publish-anyway').click();
    await expect(toast(page, 'Published').getByRole('link', { name: 'View post' })).toBeVisible();
    const reader = await visitor(browser, `${product.url}/logbook/high-tide/`);
    await expect(reader.getByText('Mind the northern mooring.')).toBeVisible();
    await expect(reader.getByRole('navigation').first()).toBeVisible();
  });

  await test.step('recent posts on the home page list it', async () => {
    const canvas = await openDesign(page, product.url, homeId);
    await addByKeys(page, 'Recent posts');
    await expect(canvas.getByRole('link', { name: 'High tide' })).toBeVisible();
    await savesByKeys(page);
    const reader = await visitor(browser, product.url);
    await reader.getByRole('link', { name: 'High tide' }).click();
    await expect(reader).toHaveURL(`${product.url}/logbook/high-tide/`);
  });

  await test.step('a button links to it', async () => {
    await addByKeys(page, 'Button');
    await chooseValue(page.getByTestId('link-action'), 'blog.post');
    await page.getByTestId('link-post').click();
    await page.getByRole('option', { name: 'High tide' }).click();
    await savesByKeys(page);
    const reader = await visitor(browser, product.url);
    const button = reader.locator('#section-content .moto-widget-button').last();
    await expect(button.getByRole('link')).toHaveAttribute('href', '/logbook/high-tide/');
  });

  await test.step('the next visitor sees a change', async () => {
    await page.goto(`${product.url}/admin/#!/blog/`);
    await page.getByTestId('post-menu').click();
    await page.getByRole('menuitem', { name: 'Post settings' }).click();
    const form = page.getByTestId('post-settings');
    await form.getByLabel('Title', { exact: true }).fill('Spring tide');
    await saveForm(page);
    await expect(toast(page, '“Spring tide” saved')).toBeVisible();
    const reader = await visitor(browser, product.url);
    await expect(reader.getByRole('link', { name: 'Spring tide' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'High tide' })).toHaveCount(0);
  });
});
