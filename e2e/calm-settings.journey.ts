import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, pageOfFile } from './support/own-page.ts';

const link = { action: 'home_page', title: 'Back to the start' };

const own = pageOfFile('By calm settings', [
  node('r', 'row', [
    node('c', 'column', [
      node('plain', 'button', [], { label: 'Plain', link: { action: 'home_page' } }),
      node('titled', 'button', [], { label: 'Titled', link }),
    ]),
  ]),
]);

test('rare options of a link are folded unless one is set', async ({ signedIn: page, product }) => {
  const canvas = await openEditor(page, product.url, own.id);
  const title = page.getByTestId('link-title');
  await widget(canvas, 'plain').click();
  await expect(page.getByTestId('link-action')).toHaveValue('home_page');
  await expect(title).toBeHidden();
  await page.getByTestId('link-more').click();
  await title.fill('Home');
  await expect(widget(canvas, 'plain').locator('a')).toHaveAttribute('title', 'Home');
  await widget(canvas, 'titled').click();
  await expect(title).toHaveValue('Back to the start');
  await expect(title).toBeVisible();
});

test('the icon of a button is chosen from a picker that opens on demand', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'plain').click();
  const choose = page.getByTestId('choose-icon');
  const picker = page.getByRole('dialog', { name: 'Icon' });
  await expect(choose).toHaveText('No icon');
  await expect(picker).toBeHidden();
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: 'No icon' })).toBeFocused();
  await picker.getByRole('button', { name: 'Arrow right' }).click();
  await expect(picker).toBeHidden();
  await expect(choose).toHaveText('Arrow right');
  await expect(choose).toBeFocused();
  await expect(widget(canvas, 'plain').locator('svg')).toBeVisible();
  await choose.click();
  await expect(picker.getByRole('button', { name: 'Arrow right' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(page.getByTestId('control-icon')).toBeVisible();
});
