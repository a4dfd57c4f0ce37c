import { expectAccessible } from './support/accessible.ts';
import { openCanvas } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { RpcClient } from './support/rpc.ts';

type Item = { readonly id: string; readonly label: string; readonly link: object };
type Menu = { readonly id: number; readonly revision: number; readonly items: readonly Item[] };

/** The id of the page in the editor's URL. */
const openPage = (url: string): number => Number(/pages\/(\d+)\/design/.exec(url)?.[1]);

test('a new page starts with a template and goes to the menu', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const { items: menus } = await owner.call<{ items: Menu[] }>('MenusService.getList');
  const [menu] = menus;
  await page.goto(`${product.url}/admin/#!/pages/`);
  await page.getByTestId('new-page').click();
  const form = page.getByTestId('new-page-form');
  const name = form.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(form.getByRole('radio', { name: 'Blank' })).toBeChecked();

  // The pictures are pages of this site: its name, its colors, its images.
  for (const template of ['about', 'services', 'prices', 'gallery', 'contact', 'landing']) {
    const card = form.getByTestId(`template-${template}`);
    await card.scrollIntoViewIfNeeded();
    const picture = card.frameLocator('iframe');
    await expect(picture.locator('h1')).toHaveText(/About|Services|Prices|Gallery|Contact|Landing/);
    await expect(picture.locator('#section-header')).toBeAttached();
  }
  await expectAccessible(page, '[data-testid="new-page-form"]');

  // The arrow keys choose, and the name follows until another one is entered.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'About' })).toBeChecked();
  await expect(name).toHaveValue('About');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveValue('Services');
  await name.fill('How we help');
  await form.getByTestId('template-prices').click();
  await expect(form.getByRole('radio', { name: 'Prices' })).toBeChecked();
  await expect(name).toHaveValue('How we help');
  await form.getByLabel('Add to menu').check();
  await form.getByTestId('create-page').click();

  await expect(page).toHaveURL(/pages\/\d+\/design/);
  const canvas = await openCanvas(page);
  await expect(canvas.locator('h1')).toHaveText('How we help');
  await expect(canvas.getByText('Plans and prices')).toBeVisible();
  await expect(page.getByTestId('save-state')).not.toContainText('Unsaved');
  const id = openPage(page.url());
  const { items, revision } = await owner.call<Menu>('MenusService.get', { id: menu?.id });
  expect(items.at(-1)).toMatchObject({
    label: 'How we help',
    link: { action: 'page', page_id: id },
  });
  await owner.call('MenusService.save', { item: { id: menu?.id, items: menu?.items }, revision });
  await owner.call('PagesService.delete', { ids: [id] });
});
