import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/journey.ts';
import { node, ownPage } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const MOSS = 'rgb(74, 93, 35)';
const PRIMARY = 'rgb(11, 110, 127)';

let owner: RpcClient;
let id: number;
let address: string;
let before: object;

type Stored = { readonly colors: object; readonly revision: number };

const stored = () => owner.call<Stored>('StylesService.getColorTheme');

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const { colors, revision } = await stored();
  before = colors;
  await owner.call('StylesService.setColorTheme', {
    ...{ colors: { ...colors, more: ['#4a5d23'] }, revision },
  });
  const words = node('words', 'text', [], {
    html: '<p><span class="moto-color_custom1">Mossy</span></p>',
  });
  id = await ownPage(owner, 'In moss', [words]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
  const { revision } = await stored();
  await owner.call('StylesService.setColorTheme', { colors: before, revision });
});

test('colors are named, replaced, fixed, and undone, and visitors get them in one style sheet', async ({
  signedIn: page,
  product,
  context,
}) => {
  const visitor = await context.newPage();
  await visitor.goto(address);
  const words = visitor.getByText('Mossy');
  await expect(words).toHaveCSS('color', MOSS);
  await page.goto(`${product.url}/admin/#!/design/colors/`);
  const more = page.getByTestId('more-colors');
  await expect(more).toContainText('Used in 1 place');

  await page.getByTestId('color-menu-1').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByTestId('dialog-name').fill('Moss');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).toHaveText('Renamed to Moss');
  await expect(more.getByLabel('Moss', { exact: true })).toHaveValue('#4a5d23');
  await page.getByTestId('color-menu-1').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByTestId('replacement')).toHaveValue('Primary');
  await page.getByTestId('confirm-delete').click();
  await expect(more).not.toContainText('Moss');

  await page.getByTestId('add-color').click();
  await page.getByTestId('dialog-name').fill('Rust');
  await page.keyboard.press('Enter');
  const rust = more.getByLabel('Rust', { exact: true });
  await expect(rust).toBeFocused();
  await expect(more.getByTestId('main-color-picker')).toBeVisible();
  await page.keyboard.type('#a3421f');
  await expect(rust).toHaveValue('#a3421f');
  await page.keyboard.press('Escape');
  await page.getByTestId('undo-button').click();
  await expect(rust).toHaveValue('#7f7f7f');
  await page.getByTestId('undo-button').click();
  await expect(rust).toBeHidden();

  const colors = page.getByTestId('theme-colors');
  await colors.getByLabel('Muted text', { exact: true }).fill('#b0bcc4');
  const poor = page.getByTestId('contrast-muted-bg');
  const good = page.getByTestId('good-contrasts');
  await expect(poor).toContainText('Hard to read');
  await expect(page.getByTestId('contrast-border_strong-bg')).toBeHidden();
  await poor.getByRole('button').click();
  await expect(poor).toBeHidden();
  await expect(good).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(poor).toContainText('Muted text, on background');
  await expect(poor).toContainText('Easy to read');
  await expect(page.getByTestId('contrast-border_strong-bg')).toContainText('Easy to see');
  await page.getByTestId('undo-button').click();
  await expect(poor).toContainText('Hard to read');
  await page.getByTestId('undo-button').click();
  await expect(poor).toContainText('Easy to read');

  const preview = page.getByTestId('design-preview').frameLocator('iframe:not([data-loading])');
  // The frame loads another version with each change.
  await expect(async () => {
    const root = preview.locator('html');
    const custom = await root.evaluate((html) =>
      getComputedStyle(html).getPropertyValue('--moto-color_custom1'),
    );
    expect(custom).toBe('#0b6e7f');
  }).toPass();
  const { violations } = await new AxeBuilder({ page }).include('.design-settings').analyze();
  expect(violations).toEqual([]);
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-bar')).toBeHidden();
  await visitor.reload();
  await expect(words).toHaveCSS('color', PRIMARY);
});
