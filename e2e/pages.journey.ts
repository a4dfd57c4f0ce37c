import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openCanvas } from './support/editor.ts';
import { chooseIn } from './support/form.ts';
import { expect, test } from './support/journey.ts';
import { findPage } from './support/pages.ts';
import { RpcClient } from './support/rpc.ts';

type Menu = { readonly items: readonly { readonly label: string; readonly link: object }[] };

/** The id of the page in the editor's URL. */
const openPage = (page: Page): number => Number(/pages\/(\d+)\/design/.exec(page.url())?.[1]);

test('a page starts with a template below another one, and is edited, listed, and deleted', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const form = page.getByTestId('new-page-form');
  const create = form.getByTestId('create-page');
  const name = form.getByLabel('Name', { exact: true });

  await test.step('its buttons stay in view in every window', async () => {
    await page.goto(`${product.url}/admin/#!/pages/`);
    await page.getByTestId('new-page').click();
    await expect(name).toBeFocused();
    for (const size of [
      { width: 375, height: 667 },
      { width: 768, height: 600 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await form.getByLabel('Status').scrollIntoViewIfNeeded();
      await expect(create).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, '[data-testid="new-page-form"]');
  });

  await test.step('nothing moves away from a click, neither when the empty name is left nor with its error', async () => {
    await name.click();
    const choice = form.getByLabel('Add to menu');
    const box = await choice.boundingBox();
    for (const isChosen of [false, true]) {
      await choice.click();
      await expect(choice).toBeChecked({ checked: isChosen });
      expect(await choice.boundingBox()).toEqual(box);
    }
    await create.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(await choice.boundingBox()).toEqual(box);
  });

  await test.step('templates are pictures of this site, chosen by keyboard', async () => {
    const picture = form.getByTestId('template-about').frameLocator('iframe');
    await expect(picture.locator('h1')).toHaveText(/About/);
    await expect(picture.locator('#section-header')).toBeAttached();
    await form.getByRole('radio', { name: 'Blank' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: 'Services' })).toBeChecked();
    const preview = form.getByTestId('template-preview');
    const shown = preview.frameLocator('iframe').locator('h1');
    await expect(shown).toHaveText('Services');
    await page.keyboard.press('Tab');
    await expect(preview).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => preview.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
    await form.getByTestId('template-gallery').hover();
    await expect(shown).toHaveText('Gallery');
  });

  await test.step('the page opens in the editor, and is in the menu', async () => {
    await name.fill('Über uns – Größe');
    await chooseIn(form, 'Parent page', 'About');
    const path = '/about/ueber-uns-groesse/';
    await expect(form.getByTestId('url-preview')).toHaveText(`${product.url}${path}`);
    await create.click();
    await expect(page).toHaveURL(/pages\/\d+\/design/);
    const canvas = await openCanvas(page);
    await expect(canvas.locator('h1')).toHaveText('Über uns – Größe');
    await expect(page.getByTestId('save-state')).toHaveText('All changes saved');
    const { items } = await owner.call<{ items: Menu[] }>('MenusService.getList');
    // It follows the name of its page.
    expect(items[0]?.items.at(-1)).toMatchObject({
      ...{ label: '', link: { action: 'page', page_id: openPage(page) } },
    });
  });

  await test.step('another page opens from the list in the editor', async () => {
    await page.getByTestId('rail-pages').click();
    const panel = page.getByTestId('pages-panel');
    await expectAccessible(page, '[data-testid="side-panel"]');
    await panel.getByTestId('pages-search').fill('contact');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('page-switch')).toContainText('Contact');
    await openCanvas(page);
  });

  await test.step('it is listed, also on a tablet, and deleted', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByTestId('leave-editor').click();
    const row = await findPage(page, 'Über uns – Größe');
    await expect(row).toContainText('/about/ueber-uns-groesse/');
    await expect(row).toContainText('Draft');
    const link = row.getByRole('link', { name: 'Über uns – Größe' });
    expect(await link.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
    const rail = page.getByTestId('rail').locator('.shell-rail-links');
    const hidden = await rail.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      one.scrollHeight - one.clientHeight,
    ]);
    expect(hidden).toEqual([0, 0]);
    await rail.getByRole('link', { name: 'Menus' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Menus' })).toBeVisible();
    await row.getByTestId('page-menu').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });
});
