import { openEditor, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, pageOfFile, text } from './support/own-page.ts';

const spacing = { top: { desktop: 'medium' }, bottom: { desktop: 'medium' } };

const own = pageOfFile('Numbers', [
  node('r', 'row', [
    node('c', 'column', [
      text('words', 'Words'),
      node('line', 'divider', [], { spacing }),
      node('go', 'button'),
    ]),
  ]),
]);

test('a typed unit sets the unit of a size, and Shift steps by ten', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'line').click();
  await showTab(page, 'Design');
  const width = page.getByTestId('control-width');
  const size = width.getByTestId('length-size');
  const unit = width.getByLabel('Unit').first();
  await size.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('40px');
  await expect(unit).toHaveValue('px');
  await expect(size).toHaveValue('40');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(size).toHaveValue('50');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(size).toHaveValue('49.9');
  await page.keyboard.type('furlong');
  await page.keyboard.press('Tab');
  await expect(width).toContainText('Use % or px');
  await expect(unit).toHaveValue('px');
});

test('Control+Z in a number or an empty search undoes the change on the page', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'go').click();
  await showTab(page, 'Design');
  const radius = page.getByTestId('control-border.radius').getByRole('textbox');
  await expect(radius).toHaveValue(/\d/);
  const before = await radius.inputValue();
  await radius.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(radius).toHaveValue(`${Number.parseInt(before, 10) + 10} px`);
  await page.keyboard.press('Control+z');
  await expect(radius).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(radius).not.toHaveValue(before);
  const search = page.getByTestId('search-controls');
  await search.fill('corner');
  await search.fill('');
  await page.keyboard.press('Control+z');
  await expect(radius).toHaveValue(before);
  // A search with words undoes those.
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.type('corn');
  await page.keyboard.press('Control+z');
  await expect(radius).not.toHaveValue(before);
});

test('what is typed after a click replaces a number, within limits that the field says', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const size = page.getByTestId('text-font-size-normal');
  const box = await size.boundingBox();
  await size.click({ position: { x: (box?.width ?? 0) * 0.6, y: (box?.height ?? 0) / 2 } });
  await page.keyboard.type('58');
  await expect(size).toHaveValue('58 px');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(size).toHaveValue('200 px');
  await expect(size).toHaveAccessibleDescription('The maximum is 200 px');
  await page.keyboard.type('24');
  await expect(size).toHaveValue('24 px');
  await expect(size).toHaveAccessibleDescription('');
});

test('a number that is not allowed is not shown on another device', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const size = page.getByTestId('text-font-size-normal');
  const before = await size.inputValue();
  await size.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await expect(size).toHaveValue('2 px');
  await page.getByTestId('device-mobile_v').or(page.getByTestId('device-mobile-v')).click();
  await expect(size).not.toHaveValue('2 px');
  expect(before).toMatch(/px$/);
});
