import AxeBuilder from '@axe-core/playwright';
import { expect, test, toast } from './support/journey.ts';
import { addressOf, node, ownPage } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

type Preset = { readonly id: number; readonly name: string; readonly revision: number };

let owner: RpcClient;
let id: number;
let address: string;

const presets = async (): Promise<readonly Preset[]> =>
  (await owner.call<{ items: Preset[] }>('PresetsService.getList', { widget_name: 'divider' }))
    .items;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const item = { name: 'Loud', widget_name: 'divider', properties: { line_width: 8 } };
  await owner.call('PresetsService.save', { item });
  id = await ownPage(owner, 'Loud lines', [node('line', 'divider', [], { preset: 'loud' })]);
  address = await addressOf(owner, id);
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
  const made = (await presets()).filter(({ name }) => /Loud|Fine/.test(name));
  for (const preset of made) await owner.call('PresetsService.delete', { ids: [preset.id] });
});

test('presets are edited, added, and replaced, and a second tab loses nothing', async ({
  signedIn: page,
  product,
  context,
}) => {
  const visitor = await context.newPage();
  await visitor.goto(address);
  const line = visitor.locator('.moto-widget-divider').first();
  await expect(line).toHaveClass(/moto-preset-loud/);
  await page.goto(`${product.url}/admin/#!/design/widgets/`);
  await page.getByTestId('preset-widgets').getByRole('link', { name: 'Divider' }).click();
  await expect(page.getByTestId('preset-count-loud')).toHaveText('Used in 1 place');

  await page.getByTestId('preset-loud').click();
  const width = page.getByTestId('control-line_width').getByRole('textbox');
  const sample = page.frameLocator('[data-testid="preset-samples"] iframe').locator('hr').first();
  await expect(sample).toHaveCSS('border-top-width', '8px');
  await width.fill('12');
  await width.press('Enter');
  await expect(sample).toHaveCSS('border-top-width', '12px');
  await page.getByTestId('undo-button').click();
  await expect(sample).toHaveCSS('border-top-width', '8px');
  await page.getByTestId('redo-button').click();
  const { violations } = await new AxeBuilder({ page }).include('.design-columns').analyze();
  expect(violations).toEqual([]);

  const [stored] = (await presets()).filter(({ name }) => name === 'Loud');
  await owner.call('PresetsService.save', {
    item: { id: stored?.id, name: 'Louder' },
    revision: stored?.revision,
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-bar')).toBeHidden();
  await expect(page.getByTestId('preset-loud')).toContainText('Louder');
  await visitor.reload();
  await expect(line.locator('hr')).toHaveCSS('border-top-width', '12px');

  await page.getByTestId('add-preset').click();
  await page.getByTestId('dialog-name').fill('Fine');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).toHaveText('“Fine” created');
  await page.getByTestId('preset-menu-fine').click();
  await page.getByRole('menuitem', { name: 'Apply to all on the site' }).click();
  await expect(toast(page, 'Every divider on your site gets “Fine” when you save.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-bar')).toBeHidden();
  await expect(page.getByTestId('preset-count-fine')).not.toHaveText('Unused');
  await visitor.reload();
  await expect(line).toHaveClass(/moto-preset-fine/);
  await page.getByTestId('undo-button').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('preset-count-loud')).toHaveText('Used in 1 place');
  await visitor.reload();
  await expect(line).toHaveClass(/moto-preset-loud/);
  await page.getByTestId('preset-menu-loud').click();
  const menu = page.getByRole('menu', { name: 'More actions for Louder' });
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByTestId('replacement').click();
  await page.getByRole('option', { name: 'Fine' }).click();
  await page.getByTestId('confirm-delete').click();
  await expect(page.getByTestId('preset-loud')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-bar')).toBeHidden();
  await expect(page.getByTestId('preset-count-fine')).toHaveText('Used in 1 place');
  await visitor.reload();
  await expect(line).toHaveClass(/moto-preset-fine/);
  await page.getByTestId('undo-button').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('preset-count-loud')).toHaveText('Used in 1 place');
  await visitor.reload();
  await expect(line).toHaveClass(/moto-preset-loud/);
});
