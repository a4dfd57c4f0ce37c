import { deleteAtEnd } from './support/at-end.ts';
import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { addressOf, node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const VIOLET = 'rgb(76, 29, 149)';

type Theme = { colors: { main: string[] } };

test('unsaved colors are in the preview, are restored after a reload, and published on update', async ({
  signedIn: page,
  product,
  context,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const go = node('go', 'button', [], { label: 'Go' });
  const id = await ownPage(owner, 'In new colors', [text('words', 'Words'), go]);
  deleteAtEnd(owner, [id]);
  const primary = async () =>
    (await owner.call<Theme>('StylesService.getColorTheme')).colors.main[0];
  const canvas = await openEditor(page, product.url, id);
  const update = page.getByTestId('save-button');
  await expect(update).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('rail-theme').click();
  await page.getByTestId('theme-colors').getByLabel('Primary', { exact: true }).fill('#4c1d95');
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await page.getByTestId('preview-button').click();
  const shownGo = page
    .frameLocator('[data-testid="preview-frame"]')
    .getByText('Go', { exact: true });
  await expect(shownGo).toHaveCSS('background-color', VIOLET);
  await page.keyboard.press('Escape');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByTestId('restore-yes').click();
  const shown = widget(canvas, 'go').getByText('Go');
  await expect(shown).toHaveCSS('background-color', VIOLET);
  await page.getByTestId('save-shared').click();
  await expect(page.getByTestId('save-list')).toContainText('Colors');
  await page.keyboard.press('Escape');
  expect(await primary()).not.toBe('#4c1d95');

  await update.click();
  await expect(update).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('save-shared')).toBeHidden();
  expect(await primary()).toBe('#4c1d95');
  const visitor = await context.newPage();
  await visitor.goto(await addressOf(owner, id));
  await expect(visitor.getByText('Go', { exact: true })).toHaveCSS('background-color', VIOLET);
  await visitor.close();
});
