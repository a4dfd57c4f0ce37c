import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { focusOf } from './support/keyboard.ts';
import { ownPage, text } from './support/own-page.ts';
import { OWNER } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, write } from './support/writing.ts';

let owner: RpcClient;
let id: number;

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Kept focus', [text('words', 'Words')]);
});

test.afterEach(() => deleteAtEnd(owner, [id]));

const expectKept = (page: Page) =>
  expect.poll(async () => (await focusOf(page)).isOutside, { timeout: 3_000 }).toBe(false);

/** Screens with a field that can be changed at will, by its label. */
const SCREENS = [
  ['settings/general', 'Site name'],
  ['settings/facts', 'City'],
  ['settings/integration', 'Comment service shortname'],
] as const;

test('Save and Discard of every screen return the focus to the field', async ({
  signedIn: page,
  product,
}) => {
  for (const [path, label] of [...SCREENS, [`pages/${id}/settings`, 'Name'] as const])
    await test.step(path, async () => {
      await page.goto(`${product.url}/admin/#!/${path}/`);
      const field = page.locator('#content').getByRole('textbox', { name: label }).first();
      // The form is shown before its values.
      if (['Site name', 'Name'].includes(label)) await expect(field).toHaveValue(/./);
      const before = await field.inputValue();
      for (const action of ['Discard', 'Save']) {
        await field.fill(`x${before}`);
        const button = page.getByTestId('save-bar').getByRole('button', { name: action });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByTestId('save-bar')).toBeHidden();
        await expect(field).toBeFocused();
      }
      await field.fill(before);
      await page.getByTestId('save-button').click();
      await expect(page.getByTestId('save-bar')).toBeHidden();
      await expectKept(page);
    });
});

test('signing in again keeps the focus', async ({ signedIn: page, product }) => {
  await openDesign(page, product.url, id);
  await write(page, 0, ' and more');
  await stopWriting(page);
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  const form = page.getByTestId('password-again');
  await form.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expectKept(page);
});
