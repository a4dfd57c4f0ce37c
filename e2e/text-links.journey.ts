import { openEditor, widget, writeIn } from './support/editor.ts';
import { chooseValue } from './support/form.ts';
import { expect, test } from './support/journey.ts';
import { saveNow } from './support/nested-page.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';
import { openLinkForm } from './support/writing.ts';

let owner: RpcClient;
let id: number;
let target: number;
let address: string;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  target = await ownPage(owner, 'Linked to', [text('there', 'There')]);
  id = await ownPage(owner, 'Linked from', [
    text('words', 'See our prices'),
    node('go', 'button', [], { label: 'Go' }),
  ]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id, target] });
});

test('text is linked to a page by keyboard, the link follows the page to a new URL, and is removed', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const words = widget(canvas, 'words');
  await words.click();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('link-page')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Home', exact: true })).toBeVisible();
  for (const name of ['Page not found', 'Under construction'])
    await expect(page.getByRole('option', { name })).toHaveCount(0);
  await page.keyboard.type('Linked to');
  const choice = page.getByRole('option', { name: 'Linked to' });
  await expect(choice).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('text-link-form')).toBeHidden();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await expect(words.locator('a')).toHaveText('prices');
  const shown = page.getByTestId('text-link-target');
  await expect(shown).toHaveText('Linked to');
  await page.keyboard.press('Home');
  await expect(shown).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-toolbar')).toBeHidden();
  await expect(words.locator('a')).toHaveAttribute('href', /\/linked-to\/$/);
  await saveNow(page);
  const moved = await owner.call<{ revision: number }>('PagesService.get', { id: target });
  await owner.call('PagesService.save', {
    item: { id: target, url: 'what-it-costs' },
    revision: moved.revision,
  });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await visitor.getByRole('link', { name: 'prices' }).click();
  await expect(visitor.getByText('There')).toBeVisible();
  expect(new URL(visitor.url()).pathname).toBe('/what-it-costs/');
  await visitor.close();

  await page.keyboard.press('Enter');
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('link-page')).toHaveValue('Linked to');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-link-form')).toBeHidden();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByTestId('link-remove').focus();
  await page.keyboard.press('Enter');
  await expect(words.locator('a')).toHaveCount(0);
  await expect(words).toHaveText('See our prices');
});

test('texts and buttons share the link picker: URLs, email, phone and files', async ({
  signedIn: page,
  product,
}) => {
  const upload = picture('price-list.jpg');
  const file = new File([new Uint8Array(await upload.buffer())], upload.name, {
    type: upload.mimeType,
  });
  const stored = await owner.upload<{ id: number }>('MediaService.upload', {}, file);
  const canvas = await openEditor(page, product.url, id);
  const words = widget(canvas, 'words');
  await writeIn(page, words);
  const set = async (kind: string, value: string, href: string) => {
    await openLinkForm(page);
    await chooseValue(page.getByTestId('text-link-form').getByTestId('link-action'), kind);
    await page.getByTestId('link-target').fill(value);
    await page.keyboard.press('Enter');
    await expect(words.locator('a')).toHaveAttribute('href', href);
  };
  await set('url', 'https://example.com/', 'https://example.com/');
  await set('mail', 'yard@example.com', 'mailto:yard@example.com');
  await set('call', '+12025550123', 'tel:+12025550123');
  await set('anchor', 'prices', '#prices');
  await page.keyboard.press('Control+k');
  await page.getByTestId('link-target').fill('javascript:x');
  await expect(page.getByText('Use letters, numbers')).toBeVisible();
  await expect(page.getByTestId('link-apply')).toBeDisabled();

  const choose = async (within: string) => {
    await chooseValue(page.getByTestId(within).getByTestId('link-action'), 'file');
    await page.getByTestId('link-file').click();
    await page.getByRole('dialog').getByText('price-list.jpg').first().dblclick();
    await expect(page.getByTestId('link-file')).toContainText('price-list');
  };
  await choose('text-link-form');
  await page.getByTestId('link-apply').click();
  await page.keyboard.press('Escape');
  await expect(words.locator('a')).toHaveAttribute('href', /^\/uploads\/.*\.jpg$/);

  await widget(canvas, 'go').click();
  await choose('inspector');
  await page.getByLabel('Download file').check();
  await expect(widget(canvas, 'go').locator('a')).toHaveAttribute('download', '');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const { sections } = await owner.call<{ sections: object }>('PagesService.getDesign', { id });
  expect(JSON.stringify(sections)).toContain(`link:file/${stored.id}`);
});

test('links support anchors, titles, email subjects, download names and lightboxes', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const words = widget(canvas, 'words');
  const form = page.getByTestId('text-link-form');
  const link = words.locator('a');
  await writeIn(page, words);
  await openLinkForm(page);
  await chooseValue(form.getByTestId('link-action'), 'home_page');
  await expect(form.getByLabel('Link title')).toBeHidden();
  await form.getByTestId('link-more').click();
  await form.getByLabel('Anchor name').fill('2 boats');
  await expect(form.getByText('Use letters, numbers')).toBeVisible();
  await expect(page.getByTestId('link-apply')).toBeDisabled();
  await form.getByLabel('Anchor name').fill('boats');
  await form.getByLabel('Link title').fill('All our boats');
  await page.getByTestId('link-apply').click();
  await page.keyboard.press('Escape');
  await expect(link).toHaveAttribute('href', /#boats$/);
  await expect(link).toHaveAttribute('title', 'All our boats');

  await writeIn(page, words);
  await openLinkForm(page);
  await chooseValue(form.getByTestId('link-action'), 'file');
  await page.getByTestId('link-file').click();
  await page.getByRole('dialog').getByText('price-list.jpg').first().dblclick();
  await form.getByLabel('Download file').check();
  await form.getByLabel('Download name').fill('prices');
  await expect(form.getByText('Add an extension')).toBeVisible();
  await form.getByLabel('Download name').fill('Our prices.jpg');
  await page.getByTestId('link-apply').click();
  await page.keyboard.press('Escape');
  await expect(link).toHaveAttribute('download', 'Our prices.jpg');

  const inspector = page.getByTestId('inspector');
  const button = widget(canvas, 'go').locator('a');
  await widget(canvas, 'go').click();
  await chooseValue(inspector.getByTestId('link-action'), 'mail');
  await inspector.getByTestId('link-target').fill('yard@example.com');
  await inspector.getByLabel('Subject').fill("It's about a boat");
  await expect(button).toHaveAttribute(
    'href',
    'mailto:yard@example.com?subject=It%27s%20about%20a%20boat',
  );
  await chooseValue(inspector.getByTestId('link-action'), 'lightbox');
  await inspector.getByTestId('link-image').click();
  await expect(page.getByRole('dialog').getByText('price-list.jpg').first()).toBeVisible();
  await saveNow(page);
  await page.getByRole('dialog').getByText('price-list.jpg').first().dblclick();
  await expect(button).toHaveAttribute('data-lightbox', 'Close image');
  await saveNow(page);

  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('link', { name: 'See our prices' })).toHaveAttribute(
    'download',
    'Our prices.jpg',
  );
  await visitor.getByRole('link', { name: 'Go' }).click();
  await expect(visitor.locator('dialog.moto-lightbox[open] img')).toBeVisible();
  await visitor.close();
});
