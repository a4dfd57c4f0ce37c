import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M0 0h9"/></svg>';

let owner: RpcClient;
let id: number;
let photo: { readonly id: number; readonly url: string };
let drawing: { readonly id: number };

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Leeward', [
    node('r1', 'row', [node('c1', 'column', [text('t1', 'Sheltered')])]),
  ]);
  const upload = <T>(name: string, bytes: BlobPart) =>
    owner.upload<T>('MediaService.upload', {}, new File([bytes], name));
  photo = await upload('leeward.jpg', new Uint8Array(await picture('leeward.jpg').buffer()));
  drawing = await upload('leeward.svg', SVG);
});

test.afterEach(async () => {
  deleteAtEnd(owner, [id]);
  await owner.call('MediaService.delete', { ids: [photo.id, drawing.id] });
});

async function select(page: Page, name: string): Promise<void> {
  await page.getByTestId('share-image').getByRole('button', { name: 'Select image' }).click();
  const picker = page.getByTestId('media-picker');
  await picker.getByTestId('media-tile').filter({ hasText: name }).getByRole('button').dblclick();
  await expect(picker.getByRole('dialog')).toBeHidden();
}

test('a page is shared with the image that its owner selects', async ({
  signedIn: page,
  product,
}) => {
  const shared = async () =>
    /og:image" content="([^"]+)"/.exec(await (await fetch(`${product.url}/leeward/`)).text())?.[1];
  const save = async () => {
    await page.getByTestId('page-settings').getByTestId('save-button').click();
    await expect(page.getByTestId('page-settings').getByTestId('save-bar')).toBeHidden();
  };
  await openDesign(page, product.url, id);
  await page.getByRole('button', { name: 'Page settings' }).first().click();
  const field = page.getByTestId('share-image');
  const image = field.getByTestId('share-card').locator('img');
  await expect(field.getByTestId('share-image-origin')).toHaveText('Made from the title');

  await select(page, 'leeward.svg');
  await expect(field).toContainText('leeward.svg wasn’t selected.');
  await select(page, 'leeward.jpg');
  await expect(field.getByTestId('share-image-origin')).toHaveText('Selected image');
  await expect(image).toHaveAttribute('src', photo.url);
  await expect(field).not.toContainText('wasn’t selected');
  await expectAccessible(page, '[data-testid="page-settings"]');
  await save();
  expect(await shared()).toBe(`${product.url}${photo.url}`);

  await field.getByRole('button', { name: 'Remove' }).click();
  await expect(field.getByRole('button', { name: 'Select image' })).toBeFocused();
  await expect(image).toHaveAttribute('src', `/share/page-${id}.png`);
  await save();
  expect(await shared()).toBe(`${product.url}/share/page-${id}.png`);
});
