import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

test('buttons are added by their tile, set, and seen by visitors', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Share by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-social_buttons').click();
  await expect(canvas.locator('.moto-share a')).toHaveCount(5);
  await showTab(page, 'Content');
  await page.getByTestId('control-shared_page').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Another page' }).click();
  await page.getByTestId('control-url').getByRole('textbox').fill('example.org/offer');
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2Foffer',
  );
  await expectAccessible(page, '.moto-share');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('buttons share the URL of their page and load nothing else', async ({ page, product }) => {
    const { address } = await widgetPage(product.url, 'Share of visitors', [
      node('share', 'social_buttons', [], { networks: ['x', 'email'], has_names: false }),
    ]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await page.goto(address);
    const path = encodeURIComponent(new URL(address).pathname);
    const shared = page.getByRole('link', { name: 'X', exact: true });
    await expect(shared).toHaveAttribute('href', new RegExp(`^https://x.com/.*url=http.*${path}$`));
    await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?/);
    expect(new Set(requests)).toEqual(new Set([new URL(address).origin]));
  });
});
