import AxeBuilder from '@axe-core/playwright';
import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;

const BROWN = 'rgb(138, 59, 18)';

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const small = node('small', 'text', [], {
    html: '<p class="moto-text_small">Small print</p>',
  });
  const go = node('go', 'button', [], { label: 'Go' });
  id = await ownPage(owner, 'In new colors', [text('words', 'Words'), small, go]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

test('the main color of the site is tried, taken back and saved by keys alone', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const button = widget(canvas, 'go').getByText('Go');
  const before = await button.evaluate((link) => getComputedStyle(link).backgroundColor);
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('palette-search')).toBeFocused();
  await page.keyboard.type('theme');
  await page.keyboard.press('Enter');
  const main = page.getByTestId('theme-panel').getByLabel('Color 1');
  await main.fill('#8a3b12');
  await expect(button).toHaveCSS('background-color', BROWN);
  await page.getByTestId('theme-colors').getByRole('button', { name: 'Cancel' }).focus();
  await press(page, 'Enter');
  await expect(button).toHaveCSS('background-color', before);
  await expect(main).not.toHaveValue('#8a3b12');

  await main.fill('#8a3b12');
  await page.getByTestId('save-theme-colors').focus();
  await press(page, 'Enter');
  await expect(page.getByTestId('save-theme-colors')).toHaveAttribute('aria-disabled', 'true');
  await expect(main).toHaveValue('#8a3b12');
  await expect(button).toHaveCSS('background-color', BROWN);
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Go', { exact: true })).toHaveCSS('background-color', BROWN);
  await visitor.close();
});

test('a text style of the site is changed where no text is selected', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  await page.getByTestId('rail-theme').click();
  const styles = page.getByTestId('site-styles');
  await styles.getByRole('button', { name: 'Small', exact: true }).click();
  await page.getByTestId('style-font_size').fill('17');
  await page.getByTestId('style-update').click();
  await expect(page.getByTestId('style-edited')).toBeHidden();
  await expect(page.getByTestId('style-font_size')).toHaveValue('17');
  await expect(canvas.getByText('Small print')).toHaveCSS('font-size', '17px');
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Small print')).toHaveCSS('font-size', '17px');
  await visitor.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the theme panel keeps nobody out, in ${colorScheme}`, async ({
    signedIn: page,
    product,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openEditor(page, product.url, id);
    await page.getByTestId('rail-theme').click();
    await page.getByTestId('site-styles').getByRole('button').first().click();
    await expect(page.getByTestId('style-editor')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.pl-side-panel').analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
  });
