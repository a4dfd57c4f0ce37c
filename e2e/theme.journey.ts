import { openEditor, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;

const VIOLET = 'rgb(76, 29, 149)';

type Theme = { colors: { main: string[] } };

const stored = async () =>
  (await owner.call<Theme>('StylesService.getColorTheme')).colors.main.slice(0, 3);

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const go = node('go', 'button', [], { label: 'Go' });
  id = await ownPage(owner, 'In new colors', [text('words', 'Words'), go]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
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
