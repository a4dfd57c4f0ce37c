import type { Browser, Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openDesign } from './support/editor.ts';
import { chooseIn, chooseValue } from './support/form.ts';
import { expect, test, toast } from './support/journey.ts';
import { ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

type Listed = { readonly items: readonly { readonly id: number }[] };

type Menus = {
  readonly items: readonly { id: number; revision: number; items: readonly object[] }[];
};

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

/** Each journey begins without posts and a blog page. */
test.beforeEach(async () => {
  const { items } = await owner.call<Listed>('PostsService.getList', { count: 200 });
  if (items.length > 0) {
    await owner.call('PostsService.delete', { ids: items.map(({ id }) => id) });
  }
  const values = { blog_page_id: null, date_format: 'F j, Y' };
  await owner.call('SettingsService.save', { group: 'blog', values });
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

test('one button sets up the blog, and dates are chosen by example', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const { items: before } = await owner.call<Menus>('MenusService.getList');
  await page.goto(`${product.url}/admin/#!/blog/`);
  await page.getByTestId('set-up-blog').click();
  await expect(page.getByTestId('no-blog-page')).toHaveCount(0);
  await expect(page.getByTestId('no-post-list')).toHaveCount(0);
  await page.goto(`${product.url}/admin/#!/blog/settings/`);
  const form = page.getByTestId('blog-settings');
  await expect(page.getByRole('heading', { name: 'Blog settings' })).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Date format' })).toHaveValue(/^\w+ \d+, \d{4}$/);
  await chooseIn(form, 'Date format', 'Custom');
  await form.getByLabel('Custom date format').fill('Y/m');
  await saveForm(page);

  const blog = (
    await owner.call<{ values: { blog_page_id: number } }>('SettingsService.get', { group: 'blog' })
  ).values.blog_page_id;
  const stored = await owner.call<{ url: string; revision: number }>('PagesService.get', {
    id: blog,
  });
  const item = { id: blog, status: 'publish' };
  await owner.call('PagesService.save', { item, revision: stored.revision });
  await owner.call('PostsService.save', {
    item: { name: 'First light', status: 'publish', published_at: '2026-02-01T12:00:00.000Z' },
  });
  const reader = await visitor(browser, `${product.url}/${stored.url}/`);
  await expect(reader.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible();
  await expect(reader.getByText('2026/02')).toBeVisible();
  await reader.getByRole('link', { name: 'First light', exact: true }).click();
  await expect(reader.getByRole('heading', { name: 'First light', level: 1 })).toBeVisible();

  const { items: after } = await owner.call<Menus>('MenusService.getList');
  expect(after[0]?.items.length).toBe((before[0]?.items.length ?? 0) + 1);
  const [menu] = after;
  const main = { id: menu?.id, items: before[0]?.items };
  await owner.call('MenusService.save', { item: main, revision: menu?.revision });
  deleteAtEnd(owner, [blog]);
});

test('a taken slug is refused at its field, and deleting asks first', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const { id } = await owner.call<{ id: number }>('PostsService.save', {
    item: { name: 'Fog', status: 'publish', published_at: '2031-01-01T12:00:00.000Z' },
  });
  await owner.call('SettingsService.save', { group: 'blog', values: { blog_page_id: blogId } });
  await page.goto(`${product.url}/admin/#!/blog/posts/${id}/settings/`);
  const form = page.getByTestId('post-settings');
  const slug = form.getByLabel('URL slug');
  await slug.fill('archive');
  await expect(form.getByText('Already in use', { exact: false })).toBeVisible();
  await page.getByTestId('save-bar').getByRole('button', { name: 'Save' }).click();
  await expect(slug).toHaveAttribute('aria-invalid', 'true');
  await expect(slug).toBeFocused();
  await slug.fill('mist');
  await saveForm(page);

  await page.goto(`${product.url}/admin/#!/blog/`);
  const row = page.getByTestId('post-row').filter({ hasText: 'Fog' });
  await expect(row).toContainText('Scheduled for Jan 1, 2031');
  const early = await visitor(browser, `${product.url}/logbook/mist/`);
  await expect(early).toHaveTitle(/not found/i);
  await row.getByTestId('post-menu').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
