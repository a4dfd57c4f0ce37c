import type { Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { node } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const CONTENT = [
  node('small', 'text', [], { html: '<p class="moto-text_small">Small print</p>' }),
  node('go', 'button', [], { label: 'Go' }),
];

async function openTheme(page: Page) {
  const canvas = await openHost(page, { content: CONTENT, viewport: { width: 1600, height: 900 } });
  await page.getByTestId('rail-theme').click();
  return canvas;
}

test('a text style is edited without a selected text, and saved', async ({ page }) => {
  const canvas = await openTheme(page);
  const styles = page.getByTestId('site-styles');
  // In the theme's order, starting with normal text, each in its look.
  await expect(styles.getByRole('button').first()).toHaveText('Normal');
  await expect(styles.getByText('Heading 1', { exact: true })).toHaveCSS('font-family', /Manrope/);
  await styles.getByRole('button', { name: 'Small', exact: true }).click();
  await expect(styles.getByText('Text color', { exact: true })).toBeVisible();
  const size = page.getByTestId('style-font_size');
  await size.fill('17');
  await expect(page.getByTestId('style-edited')).toBeVisible();
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('style-edited')).toBeHidden();
  await expect(size).toHaveValue('17 px');
  await expect(canvas.getByText('Small print')).toHaveCSS('font-size', '17px');
  const saved = await withPorts(page, ({ saving }) =>
    saving.sent.at(-1)?.design?.text_styles.map(({ name }) => name),
  );
  expect(saved).toEqual(['Small']);
});

test('unsaved colors survive closing the panel, and are listed by what they go live with', async ({
  page,
}) => {
  const canvas = await openTheme(page);
  const color = page.getByTestId('theme-colors').getByLabel('Primary', { exact: true });
  const button = widget(canvas, 'go').locator('.moto-button');
  const before = await color.inputValue();
  await color.fill('#8a3b12');
  await page.getByTestId('rail-theme').click();
  await expect(button).toHaveCSS('background-color', 'rgb(138, 59, 18)');
  await page.getByTestId('rail-theme').click();
  await expect(color).toHaveValue('#8a3b12');
  await page.getByTestId('save-shared').click();
  await expect(page.getByTestId('save-list')).toContainText('Colors');
  await page.keyboard.press('Escape');
  await page.getByTestId('reset-theme-colors').press('Enter');
  await expect(color).toHaveValue(before);
  await expect(page.getByTestId('save-shared')).toBeHidden();
});
