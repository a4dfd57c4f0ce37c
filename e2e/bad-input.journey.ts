import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { openCanvas } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, productTest, toast } from './support/journey.ts';
import { node, ownPage, type Tree, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import type { Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn } from './support/sign-in.ts';

/** Doesn't require a quiet console: bad input is logged on purpose. */
const test = productTest;

let own: Product;
let owner: RpcClient;

test.beforeAll(async ({ product }) => {
  own = product;
  owner = await new RpcClient(own.url).signIn();
});

async function openEditor(page: Page, id: number): Promise<FrameLocator> {
  await page.goto(`${own.url}/admin/#!/pages/${id}/design/`);
  await fillSignIn(page);
  return openCanvas(page);
}

const words = (canvas: FrameLocator, index = 0): Locator =>
  canvas.locator('#section-content .moto-widget-text').nth(index);

async function write(page: Page, canvas: FrameLocator, more: string): Promise<void> {
  await words(canvas).dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(more);
  await page.keyboard.press('Escape');
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}

type Design = { readonly sections: { readonly content: Tree } };

const content = async (id: number): Promise<Tree> =>
  (await owner.call<Design>('PagesService.getDesign', { id })).sections.content;

const inColumn = (...children: readonly Tree[]) => [
  node('r1', 'row', [node('c1', 'column', children)]),
];

test('a widget from a newer version is named in place and stays unchanged', async ({ page }) => {
  const id = await ownPage(owner, 'From the future', inColumn(text('t1', 'Known')));
  const hologram = node('h1', 'hologram', [text('t9', 'inside')], { depth: 3, html: '<b>x</b>' });
  await own.kill();
  const database = new DatabaseSync(join(own.folder, 'site.db'));
  const row = database
    .prepare(
      'select section.id, section.document from section join page on page.content_id = section.id where page.id = ?',
    )
    .get(id) as { id: number; document: string };
  const tree = JSON.parse(row.document) as Tree;
  const wider = { ...tree, children: [...tree.children, ...inColumn(hologram)] };
  const renamed = JSON.stringify(wider).replace('"r1"', '"r0"').replace('"c1"', '"c0"');
  database.prepare('update section set document = ? where id = ?').run(renamed, row.id);
  database.close();
  await own.revive();

  const canvas = await openEditor(page, id);
  const fault = canvas.locator('[data-fault="hologram"]');
  await expect(fault).toContainText('hologram was made with a newer version');
  await fault.click({ position: { x: 5, y: 5 } });
  await expect(page.getByTestId('inspector')).toContainText('newer version');
  await page.keyboard.press('Control+d');
  await expect(toast(page, 'Made with a newer version')).toBeVisible();
  await page.keyboard.press('Escape');
  await write(page, canvas, ' and changed');
  await save(page);
  const stored = JSON.stringify(await content(id));
  expect(stored).toContain('Known and changed');
  expect(stored).toContain(JSON.stringify(hologram));
  await page.goto(`${own.url}/from-the-future/`);
  await expect(page.getByText('Known and changed')).toBeVisible();
});

test('a widget that fails to render leaves the page editable', async ({ page }) => {
  const image = node('i1', 'image', [], { image_id: 1 });
  const id = await ownPage(owner, 'Broken', inColumn(text('t1', 'Whole'), image));
  // Damaged file metadata makes the image component throw.
  await page.route('**/rpc', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"renditions":', '"lost":');
    await route.fulfill({ response, body });
  });
  const canvas = await openEditor(page, id);
  await expect(canvas.locator('#section-content [data-fault="image"]')).toContainText(
    'can’t be displayed',
  );
  await write(page, canvas, ' still');
  await save(page);
  expect(JSON.stringify(await content(id))).toContain('Whole still');
});

test('a missing image leaves a gap, not a blank page', async ({ page }) => {
  const { name, mimeType, buffer } = picture('gone.jpg');
  const file = new File([new Uint8Array(await buffer())], name, { type: mimeType });
  const { id: image_id } = await owner.upload<{ id: number }>('MediaService.upload', {}, file);
  const image = node('i1', 'image', [], { image_id });
  const id = await ownPage(owner, 'Gone', inColumn(text('t1', 'Here'), image));
  await owner.call('MediaService.delete', { ids: [image_id] });
  const canvas = await openEditor(page, id);
  await expect(canvas.locator('[data-node-id="i1"]')).toHaveCount(1);
  await write(page, canvas, ' I am');
  await save(page);
  expect(await content(id)).toMatchObject({ children: inColumn(text('t1', 'Here I am'), image) });
});

test('a page with 10,000 widgets opens, is edited and reloads', async ({ page }) => {
  const texts = Array.from({ length: 10_000 }, (_, index) => text(`t${index}`, `Words ${index}`));
  const rows = Array.from({ length: 100 }, (_, row) =>
    node(`r${row}`, 'row', [node(`c${row}`, 'column', texts.slice(row * 100, row * 100 + 100))]),
  );
  const id = await ownPage(owner, 'Long', rows);
  const canvas = await openEditor(page, id);
  await write(page, canvas, ' changed');
  await page.waitForTimeout(1000);
  await page.reload();
  await page.getByTestId('restore-yes').click();
  const again = await openCanvas(page);
  await expect(words(again)).toHaveText('Words 0 changed');
  await save(page);
  await page.getByTestId('undo-button').click();
  await expect(words(again)).toHaveText('Words 0');
});

test('after a server failure everything can still be saved', async ({ page }) => {
  const id = await ownPage(owner, 'Failing', inColumn(text('t1', 'Kept')));
  const canvas = await openEditor(page, id);
  await write(page, canvas, ' well');
  await intercept(page, '**/rpc', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-failed')).toBeVisible();
  await expect(page.getByTestId('save-state')).toContainText('Not saved');
  await page.unroute('**/rpc');
  await page.getByTestId('save-again').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(toast(page, 'Couldn’t')).toHaveCount(0);
  expect(JSON.stringify(await content(id))).toContain('Kept well');
});
