import { openEditor, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, pageOfFile, text } from './support/own-page.ts';

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
