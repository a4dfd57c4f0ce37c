import { expectAccessible } from './support/accessible.ts';
import { openCanvas, openDesign, widget } from './support/editor.ts';
import { chooseValue } from './support/form.ts';
import { expect, test } from './support/journey.ts';
import { addressOf, node, ownPage } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

type Popups = {
  readonly items: readonly {
    readonly id: number;
    readonly name: string;
    readonly revision: number;
  }[];
};

test('a popup made from a template is linked to a button, opens on its own, and is used by keyboard', async ({
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

  await test.step('opened on its own, it appears once per visit', async () => {
    const { items } = await owner.call<Popups>('PopupsService.getList');
    const popup = items.find(({ name }) => name === 'Opening hours');
    const opens = { after_seconds: 0, where: 'chosen', page_ids: [id] };
    const item = { id: popup?.id, properties: { opens } };
    await owner.call('PopupsService.save', { item, revision: popup?.revision });
    const guest = await (await browser.newContext()).newPage();
    const dialog = guest.getByRole('dialog');
    await guest.goto(url);
    await expect(dialog).toContainText('We’re happy to help');
    await guest.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await guest.reload({ waitUntil: 'networkidle' });
    await expect(dialog).toBeHidden();
    expect(await guest.evaluate(() => Object.keys(sessionStorage))).toContain(`popup.${popup?.id}`);
    await guest.context().close();
  });
});
