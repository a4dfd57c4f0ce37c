import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openCanvas, openDesign, widget } from './support/editor.ts';
import { chooseIn, chooseValue } from './support/form.ts';
import { expect, test } from './support/journey.ts';
import { addressOf, node, ownPage } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

test('a popup made from a template is linked to a button, and visitors open and close it by keyboard', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Visit us', [
    node('row', 'row', [node('column', 'column', [node('go', 'button', [], { label: 'Hours' })])]),
  ]);
  const url = await addressOf(owner, id);

  await test.step('the owner creates the popup', async () => {
    await page.goto(`${product.url}/admin/#!/popups/`);
    await page.getByTestId('new-popup').click();
    await page.getByLabel('Name').fill('Opening hours');
    await page.getByTestId('template-call').click();
    await page.getByTestId('create-popup').click();
    await expect(page).toHaveURL(/popups\/\d+\/design/);
    const canvas = await openCanvas(page);
    await expect(canvas.locator('.moto-popup')).toContainText('We’re happy to help');
  });

  await test.step('and links the button to it', async () => {
    const canvas = await openDesign(page, product.url, id);
    await widget(canvas, 'go').click();
    await chooseValue(page.getByTestId('link-action'), 'popup');
    await page.getByTestId('link-popup').click();
    await page.getByRole('option', { name: 'Opening hours' }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByTestId('save-button')).toBeDisabled();
  });

  await test.step('a visitor opens it, and closes it with Escape', async () => {
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(url);
    await guest.getByRole('link', { name: 'Hours' }).focus();
    await guest.keyboard.press('Enter');
    const dialog = guest.getByRole('dialog', { name: 'Opening hours' });
    await expect(dialog).toContainText('We’re happy to help');
    await expect(guest.getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(guest);
    await guest.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(guest.getByRole('link', { name: 'Hours' })).toBeFocused();
    await expect(guest).toHaveURL(url);
    await guest.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await guest.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await guest.context().close();
  });

  await test.step('without JavaScript, the link leads to a page with its content', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const guest = await context.newPage();
    await guest.goto(url);
    await guest.getByRole('link', { name: 'Hours' }).click();
    await expect(guest.getByRole('main')).toContainText('We’re happy to help');
    await expect(guest.getByRole('button', { name: 'Close' })).toBeHidden();
    await context.close();
  });
});

test('a popup opens on its own after a time, once per visit', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'News', [
    node('row', 'row', [
      node('column', 'column', [node('text', 'text', [], { html: '<p>All</p>' })]),
    ]),
  ]);
  const popup = await owner.call<{ id: number }>('PopupsService.create', {
    name: 'Closed on Monday',
    template: 'notice',
  });
  const url = await addressOf(owner, id);
  await page.goto(`${product.url}/admin/#!/popups/${popup.id}/settings/`);
  await page.getByTestId('popup-after_seconds').click();
  await page.getByLabel('Seconds after the page loads').fill('0');
  await chooseIn(page.getByTestId('popup-settings'), 'Where', 'Selected pages');
  await page.getByRole('combobox', { name: 'Pages' }).click();
  await page.getByRole('option', { name: 'News' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-bar')).toBeHidden();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  await expect(dialogOf(guest)).toContainText('A short notice');
  await guest.getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(guest)).toBeHidden();
  const isReloaded = guest.waitForLoadState('networkidle');
  await guest.reload();
  await isReloaded;
  await expect(dialogOf(guest)).toBeHidden();
  expect(await guest.evaluate(() => Object.keys(sessionStorage))).toContain(`popup.${popup.id}`);
  await guest.context().close();
});
