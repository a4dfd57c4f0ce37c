import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { openDesign } from './support/editor.ts';
import { chooseIn } from './support/form.ts';
import { expect, test, toast } from './support/journey.ts';
import { ownPage, textRow } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write } from './support/writing.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M0 0h9"/></svg>';

async function selectImage(page: Page, field: Locator, name: string): Promise<void> {
  await field.getByRole('button', { name: 'Select image' }).click();
  const picker = page.getByTestId('media-picker');
  await picker.getByTestId('media-tile').filter({ hasText: name }).getByRole('button').dblclick();
  await expect(picker.getByRole('dialog')).toBeHidden();
}

test('page settings open over the editor, keep its unsaved work, and decide how the page is shared', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Leeward', [textRow('t1', 'As it was stored')]);
  deleteAtEnd(owner, [id]);
  const upload = <T>(name: string, bytes: BlobPart) =>
    owner.upload<T>('MediaService.upload', {}, new File([bytes], name));
  const bytes = new Uint8Array(await picture('leeward.jpg').buffer());
  const photo = await upload<{ url: string }>('leeward.jpg', bytes);
  await upload('leeward.svg', SVG);
  const canvas = await openDesign(page, product.url, id);
  const gear = page.getByRole('button', { name: 'Page settings' }).first();
  const drawer = page.getByTestId('owner-settings').getByRole('dialog');
  const name = drawer.getByLabel('Name', { exact: true });
  const card = drawer.getByTestId('share-card');
  const image = card.locator('img');
  const save = async () => {
    await drawer.getByTestId('save-button').click();
    await expect(drawer.getByTestId('save-bar')).toBeHidden();
  };
  const shared = async () =>
    /og:image" content="([^"]+)"/.exec(await (await fetch(`${product.url}/leeward/`)).text())?.[1];

  await write(page, 0, ' and more');
  await stopWriting(page);
  await gear.click();
  await expect(name).toHaveValue('Leeward');
  await expect(canvas.locator('#section-header')).toBeVisible();

  await test.step('the card for networks follows what is typed, and has the selected image', async () => {
    await expect(image).toHaveAttribute('src', `/share/page-${id}.png`);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
    await drawer.getByLabel('Meta description').fill('Sheltered from the wind');
    await expect(card).toContainText('Sheltered from the wind');
    const field = drawer.getByTestId('share-image');
    await selectImage(page, field, 'leeward.svg');
    await expect(field).toContainText('leeward.svg wasn’t selected.');
    await selectImage(page, field, 'leeward.jpg');
    await expect(field.getByTestId('share-image-origin')).toHaveText('Selected image');
    await expect(image).toHaveAttribute('src', photo.url);
    await expectAccessible(page, '[data-testid="page-settings"]');
    await save();
    expect(await shared()).toBe(`${product.url}${photo.url}`);
    await field.getByRole('button', { name: 'Remove' }).click();
    await expect(field.getByRole('button', { name: 'Select image' })).toBeFocused();
    await expect(image).toHaveAttribute('src', `/share/page-${id}.png`);
  });

  await test.step('a new name and layout show in the editor at once, with the unsaved work', async () => {
    await name.fill('Windward');
    await expect(card).toContainText('Windward');
    await chooseIn(drawer, 'Sections', 'Content only');
    await save();
    expect(await shared()).toBe(`${product.url}/share/page-${id}.png`);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByTestId('topbar')).toContainText('Windward');
    await expect(canvas.locator('#section-header')).toHaveCount(0);
    await expect(words(canvas)).toHaveText('As it was stored and more');
    await expect(page.getByTestId('save-state')).toContainText('Unsaved');
    await expect(page.getByTestId('restore-bar')).toBeHidden();
  });

  await test.step('typed settings are asked about before they are lost', async () => {
    await gear.click();
    await expect(name).toHaveValue('Windward');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(gear).toBeFocused();
    await gear.click();
    await expect(name).toHaveValue('Windward');
    await name.fill('Nowhere');
    await drawer.getByLabel('URL slug').fill('No where');
    await expect(drawer.getByTestId('seo-preview')).toContainText(`${product.url}/no-where/`);
    await page.keyboard.press('Escape');
    const asked = page.getByTestId('unsaved-dialog').getByRole('dialog');
    await asked.getByRole('button', { name: 'Discard' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByTestId('topbar')).toContainText('Windward');
  });

  await test.step('after a new URL, every link and old URL leads to the page and those below it', async () => {
    const link = '<a href="/leeward/">Out of the wind</a>';
    const linking = await ownPage(owner, 'Moorings', [textRow('l1', link)]);
    const { id: below } = await owner.call<{ id: number }>('PagesService.save', {
      item: { name: 'Buoys', status: 'publish', parent_id: id },
    });
    deleteAtEnd(owner, [linking, below]);
    const visit = (path: string) => fetch(product.url + path, { redirect: 'manual' });
    expect((await visit('/leeward/buoys/')).status).toBe(200);
    await gear.click();
    await drawer.getByLabel('URL slug').fill('windward');
    await save();
    await toast(page, 'The URL changed').getByRole('button', { name: 'Add redirects' }).click();
    await expect(toast(page, 'Old URLs redirected, links updated')).toBeVisible();
    for (const path of ['/leeward/', '/leeward/buoys/']) {
      const { status, headers } = await visit(path);
      const target = new URL(headers.get('location') ?? '', product.url).pathname;
      expect([status, target]).toEqual([301, path.replace('leeward', 'windward')]);
      expect((await visit(target)).status).toBe(200);
    }
    expect(await (await visit('/moorings/')).text()).toContain('href="/windward/"');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});
