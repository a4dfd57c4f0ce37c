import AxeBuilder from '@axe-core/playwright';
import { openEditor, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;

const BROWN = 'rgb(138, 59, 18)';
const VIOLET = 'rgb(76, 29, 149)';

type Theme = { colors: { main: string[] } };

const stored = async () =>
  (await owner.call<Theme>('StylesService.getColorTheme')).colors.main.slice(0, 3);

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

test('the site’s main color is previewed, reset and saved by keyboard', async ({
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
  const main = page.getByTestId('theme-panel').getByLabel('Primary', { exact: true });
  const reset = page.getByTestId('reset-theme-colors');
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('colors-of-image')).toBeVisible();
  await main.fill('#8a3b12');
  await expect(button).toHaveCSS('background-color', BROWN);
  await reset.focus();
  await press(page, 'Enter');
  await expect(button).toHaveCSS('background-color', before);
  await expect(main).not.toHaveValue('#8a3b12');

  await main.fill('#8a3b12');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await expect(main).toHaveValue('#8a3b12');
  await expect(button).toHaveCSS('background-color', BROWN);
  await expect.poll(stored).toContain('#8a3b12');
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Go', { exact: true })).toHaveCSS('background-color', BROWN);
  await visitor.close();
});

test('a text style is edited without a selected text', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  await page.getByTestId('rail-theme').click();
  const styles = page.getByTestId('site-styles');
  // In the theme's order, starting with normal text.
  await expect(styles.getByRole('button').first()).toHaveText('Normal');
  const sample = styles.getByText('Heading 1', { exact: true });
  await expect(sample).toHaveCSS('font-family', /Manrope/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Manrope') && status === 'loaded',
      ),
    );
  await expect.poll(loaded).toBe(true);
  await styles.getByRole('button', { name: 'Small', exact: true }).click();
  await expect(styles.getByText('Text color', { exact: true })).toBeVisible();
  await page.getByTestId('style-font_size').fill('17');
  await expect(page.getByTestId('style-edited')).toBeVisible();
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('style-edited')).toBeHidden();
  await expect(page.getByTestId('style-font_size')).toHaveValue('17 px');
  await expect(canvas.getByText('Small print')).toHaveCSS('font-size', '17px');
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Small print')).toHaveCSS('font-size', '17px');
  await visitor.close();
});

test('colors saved in two tabs are merged, and the later tab is notified', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  await page.getByTestId('rail-theme').click();
  await page.getByLabel('Primary', { exact: true }).fill('#14532d');
  const tab = await context.newPage();
  await openEditor(tab, product.url, id);
  await tab.getByTestId('rail-theme').click();
  await tab.getByTestId('theme-colors').getByLabel('Accent', { exact: true }).fill('#7c2d12');
  await tab.getByTestId('save-button').click();
  await expect.poll(stored).toContain('#7c2d12');
  await tab.close();

  await page.bringToFront();
  await page.getByTestId('save-button').click();
  await expect(toast(page, 'Merged with changes saved elsewhere: site design')).toBeVisible();
  await expect(page.getByLabel('Primary', { exact: true })).toHaveValue('#14532d');
  await expect(page.getByTestId('theme-colors').getByLabel('Accent', { exact: true })).toHaveValue(
    '#7c2d12',
  );
  await expect.poll(stored).toEqual(['#14532d', '#7c2d12', expect.any(String)]);
  await expect(widget(canvas, 'go').getByText('Go')).toHaveCSS(
    'background-color',
    'rgb(20, 83, 45)',
  );
});

test('unsaved colors survive closing the panel, and leaving asks about them', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const theme = page.getByTestId('rail-theme');
  const color = page.getByTestId('theme-colors').getByLabel('Primary', { exact: true });
  await theme.click();
  await color.fill('#8a3b12');
  await theme.click();
  await expect(widget(canvas, 'go').getByText('Go')).toHaveCSS('background-color', BROWN);
  await theme.click();
  await expect(color).toHaveValue('#8a3b12');

  const asked = page.getByTestId('unsaved-dialog').getByRole('dialog');
  await page.getByTestId('leave-editor').click();
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await page.getByTestId('reset-theme-colors').click();
  await page.getByTestId('leave-editor').click();
  await expect(page.getByTestId('pages-list')).toBeVisible();

  await openEditor(page, product.url, id);
  await theme.click();
  await expect(color).not.toHaveValue('#8a3b12');
  await color.fill('#8a3b12');
  await page.getByTestId('leave-editor').click();
  await asked.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
  expect((await stored())[0]).toBe('#8a3b12');
});

test('unsaved colors are in the preview, are restored after a reload, and published on update', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const update = page.getByTestId('save-button');
  await expect(update).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('rail-theme').click();
  await page.getByTestId('theme-colors').getByLabel('Primary', { exact: true }).fill('#4c1d95');
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await page.getByTestId('preview-button').click();
  const go = page.frameLocator('[data-testid="preview-frame"]').getByText('Go', { exact: true });
  await expect(go).toHaveCSS('background-color', VIOLET);
  await page.keyboard.press('Escape');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByTestId('restore-yes').click();
  const shown = widget(canvas, 'go').getByText('Go');
  await expect(shown).toHaveCSS('background-color', VIOLET);
  await page.getByTestId('save-shared').click();
  await expect(page.getByTestId('save-list')).toContainText('Colors');
  await page.keyboard.press('Escape');
  expect((await stored())[0]).not.toBe('#4c1d95');

  await update.click();
  await expect(update).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('save-shared')).toBeHidden();
  expect((await stored())[0]).toBe('#4c1d95');
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Go', { exact: true })).toHaveCSS('background-color', VIOLET);
  await visitor.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the theme panel has no accessibility violations, in ${colorScheme}`, async ({
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
