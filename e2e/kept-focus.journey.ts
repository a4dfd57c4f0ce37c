import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openDesign, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { focusOf, runCommand } from './support/keyboard.ts';
import { node, ownPage, text, writeContent } from './support/own-page.ts';
import { OWNER } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, write } from './support/writing.ts';

let owner: RpcClient;
let id: number;

const content = (words: string) => [
  node('row', 'row', [
    node('left', 'column', [text('words', words)]),
    node('right', 'column', [node('go', 'button', [], { label: 'Go' })]),
  ]),
];

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Kept focus', content('Then'));
  await writeContent(owner, id, content('Now'));
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

test('presets and styles return the focus when they are updated or saved as new', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openDesign(page, product.url, id);
  await widget(canvas, 'go').click();
  await showTab(page, 'Design');
  await page.getByTestId('preset-duplicate').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('preset-select')).toHaveValue(/2$/);
  await expectKept(page);
  const radius = page.getByTestId('control-border.radius').getByRole('textbox');
  for (const [button, size] of [
    ['preset-reset', '17'],
    ['preset-more', '18'],
  ] as const) {
    await radius.fill(size);
    await page.getByTestId(button).focus();
    await page.keyboard.press('Enter');
    if (button === 'preset-more') {
      await expect(page.getByTestId('preset-update')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByTestId('preset-modified')).toBeHidden();
    await expectKept(page);
    await page.keyboard.press('Control+z');
    await expect(page.getByTestId('preset-modified')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByTestId('preset-modified')).toBeHidden();
  }
  await radius.fill('19');
  await page.keyboard.press('Tab');
  await runCommand(page, 'save-preset');
  await expect(page.getByTestId('dialog-name')).toBeFocused();
  await page.keyboard.type('Named');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('dialog-name')).toBeHidden();
  await expectKept(page);
});

test('restoring a version keeps the focus, and so does signing in again', async ({
  signedIn: page,
  product,
}) => {
  await openDesign(page, product.url, id);
  await expectKept(page);
  await page.getByTestId('rail-history').click();
  await page.getByTestId('history-kind').getByText('Versions').click();
  await page.getByTestId('revisions').getByRole('button').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('revision-view')).toBeVisible();
  await page.getByTestId('restore-all').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('revision-view')).toBeHidden();
  await expect(page.getByTestId('canvas-stage')).toBeFocused();

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

test('unsaved work is offered first, and restoring it keeps the focus', async ({
  signedIn: page,
  product,
}) => {
  await openDesign(page, product.url, id);
  await write(page, 0, ' and more');
  await stopWriting(page);
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await page.waitForTimeout(1_200);
  await page.reload();
  await openCanvas(page);
  await expect(page.getByTestId('restore-bar')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => document.body.focus());
  const first = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]');
    return [...all].find((each) => each.checkVisibility() && !each.closest('.skip-link'))?.dataset
      .testid;
  });
  expect(first).toBe('restore-yes');
  await page.getByTestId('restore-yes').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('restore-bar')).toBeHidden();
  await expectKept(page);
});
