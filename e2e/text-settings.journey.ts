import { openEditor, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, pageOfFile, text, writeContent } from './support/own-page.ts';

const own = pageOfFile('By text settings', [
  node('r', 'row', [node('c', 'column', [text('words', 'By text settings')])]),
]);

test('a text shows size, weight, and line height of its style, and gets a size of its own', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const styles = page.getByTestId('text-styles');
  const words = widget(canvas, 'words').locator('p').first();
  const css = (name: string) =>
    words.evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property),
      name,
    );
  const size = styles.getByRole('textbox', { name: 'Text size' });
  await expect(size).toHaveValue(`${Math.round(Number.parseFloat(await css('font-size')))} px`);
  const ratio =
    Number.parseFloat(await css('line-height')) / Number.parseFloat(await css('font-size'));
  await expect(page.getByTestId('text-line_height-normal')).toHaveText(
    String(Math.round(ratio * 100) / 100),
  );
  await expect(page.getByTestId('text-font_weight-normal')).toHaveText('Regular');

  await size.fill('40');
  await size.press('Enter');
  await expect(words.locator('span')).toHaveCSS('font-size', '40px');
  await styles.getByRole('button', { name: 'Reset Text size' }).click();
  await expect(words.locator('span')).toHaveCount(0);
  await page.getByTestId('text-line_height-normal').click();
  await expect(page.getByTestId('style-line_height')).toBeVisible();
});

test('on a smaller device, the size says that it applies everywhere, and offers the style', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await page.getByTestId('device-mobile-v').click();
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const note = page.getByTestId('format-everywhere');
  await expect(note).toContainText('Size and color apply to all devices.');
  await note.getByRole('button', { name: 'Edit style for mobile' }).click();
  await expect(page.getByTestId('style-font_size')).toBeVisible();
  await widget(canvas, 'words').dblclick();
  await page.getByTestId('text-size').click();
  await expect(page.getByTestId('text-size-menu')).toContainText('Applies to all devices');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByTestId('device-desktop').click();
  await expect(note).toBeHidden();
});

test('words with a style of their own have settings in the order of the page', async ({
  signedIn: page,
  product,
}) => {
  const html =
    '<p class="moto-text_small"><span class="moto-text_figure">Any boat</span><br>of any size</p>';
  await writeContent(own.owner, own.id, [node('stat', 'text', [], { html })]);
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'stat').click();
  await showTab(page, 'Design');
  const sizes = page.getByTestId('text-styles').getByRole('textbox', { name: 'Text size' });
  await expect(sizes).toHaveCount(2);
  await sizes.first().fill('60');
  await sizes.first().press('Enter');
  await expect(widget(canvas, 'stat').getByText('Any boat')).toHaveCSS('font-size', '60px');
  await expect(widget(canvas, 'stat').locator('p')).toHaveCSS('font-size', '15px');
});
