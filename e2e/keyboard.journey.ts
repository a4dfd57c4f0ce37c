import type { FrameLocator, Page } from 'playwright/test';
import { openCanvas, openDesign, openPanel } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { focusOf, press, tabTo } from './support/keyboard.ts';
import { OWNER, type Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';

const content = {
  id: 'k1',
  widget: 'section',
  properties: {},
  children: [
    {
      id: 'k2',
      widget: 'row',
      properties: {},
      children: [
        {
          id: 'k3',
          widget: 'column',
          properties: {},
          children: [
            { id: 'k4', widget: 'text', properties: { html: '<h1>By keys</h1>' }, children: [] },
          ],
        },
      ],
    },
  ],
};

let id: number;
let owner: RpcClient;

/** A page with known content for this file only. */
test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  ({ id } = await owner.call<{ id: number }>('PagesService.save', { item: { name: 'By keys' } }));
  await owner.call('PagesService.saveDesign', { id, sections: { content }, revision: 1 });
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

async function signInByKeys(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/admin/`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(OWNER.email);
  await press(page, 'Tab');
  await page.keyboard.type(OWNER.password);
  await press(page, 'Enter');
  await expect(page.getByTestId('rail')).toBeVisible();
}

async function openByKeys(page: Page): Promise<FrameLocator> {
  await tabTo(page, 'rail');
  while (
    !(await page
      .getByRole('link', { name: 'Pages', exact: true })
      .evaluate((button) => button === document.activeElement))
  )
    await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(page.getByTestId('pages-list')).toBeVisible();
  // The list is paginated, and other journeys may have created pages.
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  while (!(await search.evaluate((field) => field === document.activeElement)))
    await press(page, 'Tab');
  await page.keyboard.type('By keys');
  const link = page.getByTestId('pages-list').getByRole('link', { name: 'By keys', exact: true });
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await press(page, 'Tab');
  await press(page, 'Enter');
  return openCanvas(page);
}

test('a page is edited, saved and left without a mouse', { tag: '@endurance' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await signInByKeys(page, product);
  const canvas = await openByKeys(page);
  const texts = canvas.locator('#section-content .moto-widget-text');
  const order = () => texts.allTextContents();

  await test.step('to the text on the page by arrow keys', async () => {
    await tabTo(page, 'canvas-stage');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await press(page, key);
    await expect(page.getByTestId('inspector').locator('.pl-inspector-head')).toHaveText('Text');
  });

  await test.step('another text next to it from its tile, edited immediately', async () => {
    await tabTo(page, 'rail-add', 'Shift+Tab');
    await press(page, 'Enter');
    await tabTo(page, 'tile-text');
    await press(page, 'Enter');
    await expect(texts).toHaveCount(2);
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    expect(await focusOf(page)).toMatchObject({ isSeen: true });
    await page.keyboard.type('Written without a mouse');
    await expect(texts.nth(1)).toHaveText('Written without a mouse');
    await tabTo(page, 'text-style');
    await tabTo(page, 'canvas-stage', 'Shift+Tab');
    await press(page, 'Escape');
    await expect(page.getByTestId('text-toolbar')).toBeHidden();
  });

  await test.step('up and down among its siblings', async () => {
    await press(page, 'Alt+ArrowUp');
    await expect.poll(order).toEqual(['Written without a mouse', 'By keys']);
    await press(page, 'Alt+ArrowDown');
    await expect.poll(order).toEqual(['By keys', 'Written without a mouse']);
  });

  await test.step('a setting, then undo and redo', async () => {
    await tabTo(page, 'inspector');
    await tabTo(page, 'spacing-top');
    const top = page.getByTestId('spacing-top');
    await top.press('Alt+ArrowDown');
    await press(page, 'ArrowUp');
    const marked = page.locator('[data-combobox-selected]');
    await expect(marked).toHaveText(/^Large · /);
    await expect(top).toHaveAttribute(
      'aria-activedescendant',
      (await marked.getAttribute('id')) ?? '',
    );
    await press(page, 'Enter');
    await expect(texts.nth(1)).toHaveClass(/moto-spacing-top-large/);
    await press(page, 'Control+z');
    await expect(texts.nth(1)).not.toHaveClass(/moto-spacing-top-large/);
    await press(page, 'L');
    await press(page, 'Enter');
    await expect(texts.nth(1)).toHaveClass(/moto-spacing-top-large/);
    await tabTo(page, 'undo-button');
    await press(page, 'Enter');
    await expect(texts.nth(1)).not.toHaveClass(/moto-spacing-top-large/);
    await tabTo(page, 'redo-button');
    await press(page, 'Enter');
    await expect(page.getByTestId('redo-button')).toBeDisabled();
    await expect(texts.nth(1)).toHaveClass(/moto-spacing-top-large/);
  });

  await test.step('saved, closed, and visible to visitors', async () => {
    await tabTo(page, 'save-button');
    await press(page, 'Enter');
    await expect(page.getByTestId('save-state')).toContainText('Saved');
    await tabTo(page, 'leave-editor');
    await press(page, 'Enter');
    await expect(page.getByTestId('pages-list')).toBeVisible();
    expect(await (await fetch(`${product.url}/by-keys/`)).text()).toContain(
      'Written without a mouse',
    );
  });
});

test('Tab moves through the whole editor and out of it, in both directions', {
  tag: '@endurance',
}, async ({ signedIn, product }) => {
  const canvas = await openDesign(signedIn, product.url, id);
  await openPanel(signedIn, 'add');
  const lap = ['page-switch', 'rail-layers', 'tile-text', 'canvas-stage', 'preview-button'];
  for (const key of ['Tab', 'Shift+Tab']) {
    await tabTo(signedIn, 'leave-editor', key);
    const passed = await tabTo(signedIn, 'leave-editor', key);
    expect(passed).toEqual(expect.arrayContaining(lap));
    expect(passed.filter((name) => name === 'canvas-stage')).toHaveLength(1);
  }
  await canvas.locator('#section-content .moto-widget-text').first().dblclick();
  await expect(signedIn.getByTestId('text-toolbar')).toBeVisible();
  await tabTo(signedIn, 'leave-editor');
  await signedIn.getByTestId('rail-layers').click();
  await tabTo(signedIn, 'leave-editor', 'Shift+Tab');
});

test('keys typed while a text opens for editing run no commands', { tag: '@endurance' }, async ({
  signedIn,
  product,
}) => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await signedIn.route(/\/open-text[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  const canvas = await openDesign(signedIn, product.url, id);
  const asked = signedIn.waitForRequest(/\/open-text[^/]*\.js$/);
  await canvas.locator('#section-content .moto-widget-text').first().click();
  await press(signedIn, 'Enter');
  await asked;
  for (const key of ['l', 'm', '1', '?', 'Delete', 'Backspace']) await press(signedIn, key);
  open();
  await expect(signedIn.getByTestId('text-toolbar')).toBeVisible();
  await expect(signedIn.getByTestId('layers-tree')).toBeHidden();
  await expect(signedIn.getByRole('dialog')).toHaveCount(0);
  const words = canvas.locator('#section-content .moto-widget-text').first();
  await expect(words).toHaveText('By keyslm1?');
});
