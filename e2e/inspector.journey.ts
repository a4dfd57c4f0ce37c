import { openCanvas, openEditor, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, pageOfFile, text } from './support/own-page.ts';

const CONTENT = [
  node('r', 'row', [
    node('c', 'column', [
      text('words', 'By options'),
      node('one', 'button', [], { label: 'One', align: { desktop: 'left' } }),
      node('two', 'button', [], { label: 'Two', align: { desktop: 'right' } }),
    ]),
  ]),
];

const own = pageOfFile('By options', CONTENT);

test('the search finds options of both tabs, and folded groups stay folded', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'one').click();
  await page.getByTestId('search-controls').fill('rounded');
  await expect(page.getByTestId('control-border.radius')).toBeVisible();
  await page.getByTestId('search-controls').fill('');
  await showTab(page, 'Design');
  const border = page.getByTestId('group-border').getByRole('button').first();
  await border.click();
  await expect(border).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await openCanvas(page);
  await widget(canvas, 'two').click();
  await showTab(page, 'Design');
  await expect(border).toHaveAttribute('aria-expanded', 'false');
  await border.click();
});

test('several widgets show the options that they share, and Mixed where they differ', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'one').click();
  await widget(canvas, 'two').click({ modifiers: ['Control'] });
  await expect(page.getByTestId('control-label')).toContainText('Mixed');
  await showTab(page, 'Design');
  const align = page.getByTestId('control-align');
  await expect(align).toContainText('Mixed');
  await align.getByText('Center').click();
  await expect(align).not.toContainText('Mixed');
  await expect(widget(canvas, 'one')).toHaveClass(/moto-align-center/);
  await expect(widget(canvas, 'two')).toHaveClass(/moto-align-center/);

  await widget(canvas, 'words').click({ modifiers: ['Control'] });
  await expect(page.getByTestId('control-align')).toBeVisible();
  await expect(page.getByTestId('control-text_color')).toBeHidden();
  await page.getByTestId('control-spacing').getByTestId('spacing-top').selectOption('large');
  for (const each of ['one', 'two', 'words'])
    await expect(widget(canvas, each)).toHaveClass(/moto-spacing-top-large/);
  await page.getByTestId('undo-button').click();
  for (const each of ['one', 'two', 'words'])
    await expect(widget(canvas, each)).not.toHaveClass(/moto-spacing-top-large/);
});

test('the hover look is pinned on the page while it is edited, and leaves with the selection', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'one').click();
  await showTab(page, 'Design');
  const link = widget(canvas, 'one').locator('.moto-link, a, span').first();
  const look = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.mouse.move(5, 400);
  const rest = await look();
  await page.getByTestId('state-switch').getByText('Hover').click();
  await expect(page.getByTestId('device-pill')).toContainText('Editing hover');
  await expect.poll(look).not.toBe(rest);
  await expect(page.getByTestId('control-size')).toBeHidden();
  await widget(canvas, 'words').click();
  await page.mouse.move(5, 400);
  await expect(page.getByTestId('device-pill')).toBeHidden();
  await expect.poll(look).toBe(rest);
});
