import { showTab, widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage, openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage([
  node('r', 'row', [node('c', 'column', [text('words', 'By text settings')])]),
]);

test('a text shows size, weight, and line height of its style, and gets its own', async ({
  page,
}) => {
  const canvas = await own.open(page);
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
  const height = styles.getByRole('textbox', { name: 'Line height' });
  await expect(height).toHaveValue(String(Math.round(ratio * 100) / 100));
  const weight = styles.getByRole('combobox', { name: 'Weight' });
  await expect(weight).toHaveValue('Regular');

  await size.fill('40');
  await size.press('Enter');
  await expect(words).toHaveCSS('font-size', '40px');
  await height.fill('1.5');
  await height.press('Enter');
  await expect(words).toHaveCSS('line-height', '60px');
  await weight.click();
  await page.getByRole('option', { name: 'Bold', exact: true }).click();
  await expect(words).toHaveCSS('font-weight', '700');
  for (const name of ['Text size', 'Line height', 'Weight'])
    await styles.getByRole('button', { name: `Reset ${name}` }).click();
  await expect(words).not.toHaveAttribute('style', /./);
  await page.getByTestId('edit-style-normal').click();
  await expect(page.getByTestId('style-line_height')).toBeVisible();
});

test('a size on a smaller device leaves that of larger ones', async ({ page }) => {
  const canvas = await own.open(page);
  const words = widget(canvas, 'words').locator('p').first();
  const before = await words.evaluate((element) => getComputedStyle(element).fontSize);
  await page.getByTestId('device-mobile-v').click();
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const size = page.getByTestId('text-font-size-normal');
  await size.fill('30');
  await size.press('Enter');
  await expect(words).toHaveCSS('font-size', '30px');
  await widget(canvas, 'words').dblclick();
  await page.keyboard.press('Control+a');
  await page.getByTestId('text-size').click();
  await page.getByTestId('text-size-custom').fill('26');
  await page.getByTestId('text-size-custom').press('Enter');
  await expect(words).toHaveCSS('font-size', '26px');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByTestId('device-desktop').click();
  await expect(words).toHaveCSS('font-size', before);
});

test('words with a style of their own have settings, shown for one style at a time', async ({
  page,
}) => {
  const html =
    '<p class="moto-text_small"><span class="moto-text_figure">Any boat</span><br>of any size</p>';
  const canvas = await openHost(page, { content: [node('stat', 'text', [], { html })] });
  await widget(canvas, 'stat').click();
  await showTab(page, 'Design');
  const styles = page.getByTestId('text-styles');
  const size = styles.getByRole('textbox', { name: 'Text size' });
  await expect(size).toHaveCount(1);
  await size.fill('60');
  await size.press('Enter');
  await expect(widget(canvas, 'stat').getByText('Any boat')).toHaveCSS('font-size', '60px');
  await expect(widget(canvas, 'stat').locator('p')).toHaveCSS('font-size', '15px');
  const others = styles.getByRole('button', { name: 'of any size' });
  await others.press('Enter');
  await expect(others).toHaveAttribute('aria-expanded', 'true');
  await expect(size).toHaveCount(1);
  await expect(size).toHaveValue('15 px');
});
