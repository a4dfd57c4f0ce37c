import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openDesign } from './support/editor.ts';
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
  await form.getByLabel('Add to menu').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'About' })).toBeChecked();
  await expect(name).toHaveValue('About');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveValue('Services');

  // The large preview shows the selected template, or the one pointed at, and scrolls by keyboard.
  const preview = form.getByTestId('template-preview');
  const shown = preview.frameLocator('iframe').locator('h1');
  await expect(shown).toHaveText('Services');
  await page.keyboard.press('Tab');
  await expect(preview).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => preview.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
  await form.getByTestId('template-gallery').hover();
  await expect(shown).toHaveText('Gallery');
  await name.hover();
  await expect(shown).toHaveText('Services');
  await name.fill('How we help');
  await form.getByTestId('template-prices').click();
  await expect(form.getByRole('radio', { name: 'Prices' })).toBeChecked();
  await expect(name).toHaveValue('How we help');
  await expect(form.getByLabel('Add to menu')).toBeChecked();
  await form.getByTestId('create-page').click();

  await expect(page).toHaveURL(/pages\/\d+\/design/);
  const canvas = await openCanvas(page);
  await expect(canvas.locator('h1')).toHaveText('How we help');
  await expect(canvas.getByText('Two ways to start')).toBeVisible();
  await expect(page.getByTestId('save-state')).toHaveText('All changes saved');
  const id = openPage(page.url());
  const { items, revision } = await owner.call<Menu>('MenusService.get', { id: menu?.id });
  // It follows the name of its page.
  expect(items.at(-1)).toMatchObject({
    label: '',
    link: { action: 'page', page_id: id },
  });
  await owner.call('MenusService.save', { item: { id: menu?.id, items: menu?.items }, revision });
  deleteAtEnd(owner, [id]);
});

test('the buttons of a new page stay in view, and the menu is left out with one click', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const { items: menus } = await owner.call<{ items: Menu[] }>('MenusService.getList');
  await page.goto(`${product.url}/admin/#!/pages/`);
  await page.getByTestId('new-page').click();
  const form = page.getByTestId('new-page-form');
  const name = form.getByLabel('Name', { exact: true });
  const create = form.getByTestId('create-page');
  for (const size of [
    { width: 375, height: 667 },
    { width: 768, height: 600 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expect(create).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Status').scrollIntoViewIfNeeded();
    await expect(create).toBeInViewport({ ratio: 1 });
  }

  // Nothing moves away from the click, neither when the empty name is left nor with its error.
  await name.click();
  const choice = form.getByLabel('Add to menu');
  const box = await choice.boundingBox();
  if (!box) throw new Error('The choice is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(choice).not.toBeChecked();
  expect(await choice.boundingBox()).toEqual(box);
  await create.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(await choice.boundingBox()).toEqual(box);

  await name.fill('Off the menu');
  await create.click();
  await expect(page).toHaveURL(/pages\/\d+\/design/);
  await openCanvas(page);
  const { items } = await owner.call<Menu>('MenusService.get', { id: menus[0]?.id });
  const id = openPage(page.url());
  expect(items.map(({ link }) => link)).not.toContainEqual({ action: 'page', page_id: id });
  deleteAtEnd(owner, [id]);
});

test('an empty page offers three heroes, by keyboard as well', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const item = { name: 'From nothing', status: 'draft' };
  const { id } = await owner.call<{ id: number }>('PagesService.create', {
    ...{ item, template: null, menu_id: null },
  });
  const canvas = await openDesign(page, product.url, id);
  const start = page.getByTestId('empty-page');
  const heroes = start.getByRole('button', { name: /^Start with/ });
  await expect(heroes).toHaveCount(3);
  await expect(start.locator('.pl-block-picture :is(img, iframe)')).toHaveCount(3);
  await expect(page.getByTestId('placeholder-empty')).toHaveCount(0);
  await expectAccessible(page, '[data-testid="empty-page"]');

  // All of it is within the page's own content, at every width.
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const more = await start.getByTestId('empty-page-widget').boundingBox();
        const room = await start.boundingBox();
        return more && room ? room.y + room.height - (more.y + more.height) : -1;
      })
      .toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await start.getByTestId('empty-page-widget').click();
  await expect(page.getByTestId('add-panel')).toBeVisible();
  await page.getByTestId('rail-add').click();
  await start.getByTestId('empty-page-blocks').click();
  await expect(page.getByTestId('blocks-panel')).toBeVisible();
  await page.getByTestId('rail-blocks').click();

  await heroes.first().focus();
  await page.keyboard.press('Enter');
  await expect(canvas.locator('#section-content .moto-widget-block')).toHaveCount(1);
  await expect(canvas.locator('h1')).toBeVisible();
  await expect(start).toHaveCount(0);
  await expect(page.getByTestId('canvas-stage')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(heroes).toHaveCount(3);
  deleteAtEnd(owner, [id]);
});
