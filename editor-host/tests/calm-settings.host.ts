import { showTab, widget } from '../../e2e/support/editor.ts';
import { chooseValue, storedIn } from '../../e2e/support/form.ts';
import { node } from '../../e2e/support/own-page.ts';
import { expectAccessible } from '../accessible.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const link = { action: 'home_page', title: 'Back to the start' };

const own = hostPage([
  node('r', 'row', [
    node('c', 'column', [
      node('plain', 'button', [], { label: 'Plain', link: { action: 'home_page' } }),
      node('titled', 'button', [], { label: 'Titled', link }),
    ]),
  ]),
]);

test('rare options of a link are folded unless one is set', async ({ page }) => {
  const canvas = await own.open(page);
  const title = page.getByTestId('link-title');
  await widget(canvas, 'plain').click();
  await expect(storedIn(page.getByTestId('link-action'))).toHaveValue('home_page');
  await expect(title).toBeHidden();
  await page.getByTestId('link-more').click();
  await title.fill('Home');
  await expect(widget(canvas, 'plain').locator('a')).toHaveAttribute('title', 'Home');
  await widget(canvas, 'titled').click();
  await expect(title).toHaveValue('Back to the start');
  await expect(title).toBeVisible();
});

test('the icon of a button is chosen from a picker that opens on demand', {
  tag: '@modes',
}, async ({ page }) => {
  const canvas = await own.open(page);
  await widget(canvas, 'plain').click();
  const choose = page.getByTestId('choose-icon');
  const picker = page.getByRole('dialog', { name: 'Icon' });
  await expect(choose).toHaveText('No icon');
  await expect(picker).toBeHidden();
  await choose.focus();
  await page.keyboard.press('Enter');
  const search = picker.getByTestId('search-icons');
  await expect(search).toBeFocused();
  await expectAccessible(page, '[role="dialog"]', ['page-has-heading-one', 'region']);
  await page.keyboard.type('forward');
  await expect(picker.getByRole('option', { name: 'Calendar', exact: true })).toBeHidden();
  await picker.getByRole('option', { name: 'Arrow right', exact: true }).click();
  await expect(picker).toBeHidden();
  await expect(choose).toHaveText('Arrow right');
  await expect(choose).toBeFocused();
  await expect(widget(canvas, 'plain').locator('svg')).toBeVisible();
  await test.step('by keys, from all icons, with recent ones first', async () => {
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.type('puppy');
    await expect(picker.getByRole('option').first()).toHaveAccessibleName('Dog');
    await page.keyboard.press('Enter');
    await expect(choose).toHaveText('Dog');
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await expect(picker.getByRole('option').nth(0)).toHaveAccessibleName('Dog');
    await expect(picker.getByRole('option').nth(1)).toHaveAccessibleName('Arrow right');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(choose).toHaveText('Arrow right');
  });
  await choose.click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(page.getByTestId('control-icon')).toBeVisible();
});

test('style, color, and sides of a border are shown once it has a width', async ({ page }) => {
  const canvas = await own.open(page);
  await widget(canvas, 'plain').click();
  await page.getByTestId('breadcrumbs').getByText('Column').click();
  await showTab(page, 'Design');
  const width = page.getByTestId('control-border.width').getByRole('textbox');
  const dependent = ['border.style', 'border.color', 'border.side'];
  await expect(width).toHaveValue('0 px');
  for (const path of dependent) await expect(page.getByTestId(`control-${path}`)).toBeHidden();
  await page.getByTestId('search-controls').fill('sides');
  await expect(width).toBeVisible();
  await page.getByTestId('search-controls').fill('');
  await page.getByTestId('state-switch').getByText('Hover').click();
  await expect(page.getByTestId('group-background')).toBeVisible();
  await expect(page.getByTestId('group-border')).toBeHidden();
  await page.getByTestId('state-switch').getByText('Normal').click();
  await width.fill('2');
  for (const path of dependent) await expect(page.getByTestId(`control-${path}`)).toBeVisible();
});

test('linked sides change their padding together, as one step', async ({ page }) => {
  const canvas = await own.open(page);
  const plain = widget(canvas, 'plain');
  await plain.click();
  await showTab(page, 'Design');
  const link = page.getByTestId('link-sides');
  await expect(link).toHaveAttribute('aria-pressed', 'false');
  await chooseValue(page.getByTestId('spacing-left'), 'small');
  await expect(plain).not.toHaveClass(/moto-spacing-right-small/);
  await link.click();
  await chooseValue(page.getByTestId('spacing-top'), 'large');
  for (const side of ['top', 'right', 'bottom', 'left'])
    await expect(page.getByTestId(`spacing-${side}`)).toHaveValue('Large');
  await page.getByTestId('undo-button').click();
  await expect(plain).not.toHaveClass(/large/);
  // Another widget's sides aren't linked.
  await widget(canvas, 'titled').click();
  await expect(link).toHaveAttribute('aria-pressed', 'false');
});
