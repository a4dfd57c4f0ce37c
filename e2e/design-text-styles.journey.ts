import AxeBuilder from '@axe-core/playwright';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  await owner.call('StylesService.save', { item: { name: 'Fine print', type: 'text' } });
  const words = node('words', 'text', [], {
    html: '<p class="moto-text_fine-print">Terms apply, <a href="#end">see below</a></p>',
  });
  id = await ownPage(owner, 'In fine print', [words]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

test('text styles are edited, added, and replaced, and each change is undone by keyboard', async ({
  signedIn: page,
  product,
  context,
}) => {
  await page.goto(`${product.url}/admin/#!/design/text_styles/999999/`);
  await expect(page.getByTestId('style-missing')).toBeVisible();
  await page.getByRole('link', { name: 'Text styles' }).click();
  await expect(page.getByTestId('style-missing')).toBeHidden();

  const styles = page.getByTestId('site-styles');
  const row = (name: string) => styles.getByRole('button', { name, exact: true });
  await expect(page.getByTestId('style-count-fine-print')).toHaveText('Used in 1 place');
  await row('Fine print').click();
  const size = page.getByTestId('style-font_size');
  await size.fill('11');
  const setLinkColor = async (state: string, color: string) => {
    await page.getByTestId('style-link-state').getByText(state, { exact: true }).click();
    await page.getByRole('button', { name: /^Link color: / }).click();
    await page.getByTestId('color-hex').fill(color);
    await page.keyboard.press('Escape');
  };
  await setLinkColor('Normal', '#0b5cad');
  await setLinkColor('Hover', '#8a1c4a');
  await setLinkColor('Visited', '#3d2a66');
  const { violations } = await new AxeBuilder({ page }).include('.design-settings').analyze();
  expect(violations).toEqual([]);
  await page.getByTestId('save-button').click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(address);
  const terms = visitor.getByText('Terms apply');
  await expect(terms).toHaveCSS('font-size', '11px');
  const link = visitor.getByRole('link', { name: 'see below' });
  await expect(link).toHaveCSS('color', 'rgb(11, 92, 173)');
  await link.hover();
  await expect(link).toHaveCSS('color', 'rgb(138, 28, 74)');
  // Browsers hide from scripts which links were visited.
  const sheet = await (await visitor.request.get(`${product.url}/assets/site.css`)).text();
  expect(sheet).toContain('.moto-text_fine-print a:visited{color:#3d2a66}');

  await page.getByTestId('add-text-style').click();
  await page.getByTestId('dialog-name').fill('Legal');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).toHaveText('“Legal” created');
  await expect(row('Legal')).toHaveAttribute('aria-expanded', 'true');
  await size.fill('13');
  await page.getByTestId('style-menu-fine-print').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByTestId('replacement').click();
  await page.getByRole('option', { name: 'Legal' }).click();
  await page.getByTestId('confirm-delete').click();
  await expect(row('Fine print')).toBeHidden();
  await row('Legal').focus();
  await page.keyboard.press('Control+z');
  await expect(row('Fine print')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(row('Fine print')).toBeHidden();

  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-bar')).toBeHidden();
  await expect(page.getByTestId('style-uses')).toHaveText('Used in 1 place');
  await visitor.reload();
  await expect(terms).toHaveCSS('font-size', '13px');

  await page.keyboard.press('Control+z');
  await expect(row('Fine print')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-bar')).toBeHidden();
  await expect(page.getByTestId('style-count-fine-print')).toHaveText('Used in 1 place');
  await visitor.reload();
  await expect(terms).toHaveCSS('font-size', '11px');
});
