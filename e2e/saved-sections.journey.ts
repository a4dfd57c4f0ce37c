import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/journey.ts';
import { RpcClient } from './support/rpc.ts';

type Section = { readonly id: number; readonly name: string; readonly used_on: number };

let owner: RpcClient;

const footers = async (): Promise<readonly Section[]> => {
  const params = { filter: { kind: 'footer' }, sort: 'created' };
  return (await owner.call<{ items: Section[] }>('ContentSection.getList', params)).items;
};

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
});

test.afterAll(async () => {
  for (const { id, used_on } of await footers())
    if (used_on === 0) await owner.call('ContentSection.delete', { ids: [id] });
});

test('a saved section gets a name, a lock, and stays while pages show it', async ({
  signedIn: page,
  product,
}) => {
  const [used] = (await footers()).filter(({ used_on }) => used_on > 0);
  await page.goto(`${product.url}/admin/#!/design/sections/`);
  const menuOf = (id?: number) => page.getByTestId(`section-menu-${id}`);
  const act = (name: string) => page.getByRole('menuitem', { name }).click();

  await menuOf(used?.id).click();
  await act('Delete');
  const uses = page.getByTestId('section-uses');
  await expect(uses.getByRole('link', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(uses).toBeHidden();

  await menuOf(used?.id).click();
  await act('Duplicate');
  await expect(page.getByTestId('sections-footer')).toContainText('Not used');
  const [copy] = (await footers()).filter(({ used_on }) => used_on === 0);
  await menuOf(copy?.id).click();
  await act('Settings');
  await page.getByLabel('Name').fill('Spare footer');
  await page.getByRole('switch', { name: 'Sticky footer' }).press('Space');
  await page.getByTestId('section-lock').click();
  await page.getByRole('option', { name: 'Some widgets and blocks' }).click();
  await page.getByTestId('section-locked').fill('butt');
  await page.getByRole('option', { name: 'Button', exact: true }).click();
  await page.keyboard.press('Tab');
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByTestId(`section-${copy?.id}`);
  await expect(row).toContainText('Spare footer');
  await expect(row).not.toContainText('Sticky footer');
  await expect(row).toContainText('1 item locked out');
  expect(await owner.call('ContentSection.getSettings', { id: copy?.id })).toMatchObject({
    settings: { is_sticky_footer: false, locked: ['button'] },
  });

  await menuOf(copy?.id).click();
  await act('Make default');
  const shown = page.getByTestId('design-preview').frameLocator('iframe:not([data-loading])');
  // The frame of the page before may be removed while it is asked.
  await expect(async () => {
    const scrolled = await shown.locator('html').evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(100);
  }).toPass({ timeout: 15_000 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(row).toContainText('Default');
  await expect(row).toContainText(/On \d+ page/);
  await page.getByTestId('undo-button').click();
  await expect(row).not.toContainText('Default');
  await page.getByTestId('undo-button').click();
  await expect(row).not.toContainText('Spare footer');
  await page.getByTestId('redo-button').click();
  await expect(row).toContainText('Spare footer');

  await menuOf(copy?.id).click();
  await act('Delete');
  await expect(row).toBeHidden();
  await page.getByTestId('undo-button').press('ControlOrMeta+z');
  await expect(page.getByTestId('sections-footer')).toContainText('Spare footer');
  await page.getByTestId('redo-button').click();
  await expect(page.getByTestId('sections-footer')).not.toContainText('Spare footer');
});
