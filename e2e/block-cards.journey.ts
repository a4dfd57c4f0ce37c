import { centre, drag, openDesign, openPanel } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { node, ownPage, textRow } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

test('hovering or focusing a block shows a large preview', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  await openDesign(page, product.url, await ownPage(owner, 'Looking', [textRow('a', 'A part')]));
  await page.keyboard.press('b');
  await page.getByTestId('block-category-teams').click();
  const large = page.getByTestId('block-large');
  await page.getByTestId('block-team-3').hover();
  await expect(large).toBeVisible();
  const width = async () => (await large.locator('iframe').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThanOrEqual(480);
  await page.getByTestId('blocks-search').click();
  await expect(large).toBeHidden();
  await page.getByTestId('block-category-teams').focus();
  await tabTo(page, 'block-team-3');
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('header blocks show the site’s own name, large as well', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const { values } = await owner.call<{ values: { site_name: string } }>('SettingsService.get', {
    group: 'general',
  });
  const rename = (site_name: string) =>
    owner.call('SettingsService.save', { group: 'general', values: { site_name } });
  await rename('Lindwood Joinery');
  await openDesign(page, product.url, await ownPage(owner, 'Named', [textRow('a', 'A part')]));
  await openPanel(page, 'blocks');
  await page.getByTestId('blocks-section').getByText('Site header').click();
  const card = page
    .getByTestId('block-card')
    .filter({ has: page.getByTestId('block-hdr-classic') });
  await expect(card.frameLocator('iframe').getByText('Lindwood Joinery')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await page.getByTestId('block-hdr-classic').hover();
  const large = page.getByTestId('block-large');
  await expect(large.frameLocator('iframe').getByText('Lindwood Joinery')).toBeVisible();
  await rename(values.site_name);
});

test('a card is as high as its block', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  await openDesign(page, product.url, await ownPage(owner, 'Cropped', [textRow('a', 'A part')]));
  await openPanel(page, 'blocks');
  const card = page.getByTestId('block-card').filter({ has: page.getByTestId('block-cnt-row4') });
  await card.scrollIntoViewIfNeeded();
  const [picture, image] = await Promise.all([
    card.locator('.pl-block-picture').boundingBox(),
    card
      .locator('img')
      .evaluate((each: HTMLImageElement) =>
        each.decode().then(() => each.naturalHeight / each.naturalWidth),
      ),
  ]);
  if (!picture) throw new Error('The card shows nothing');
  expect(Math.abs(picture.height / picture.width - image)).toBeLessThan(0.02);
});

test('a card is dragged between two sections, and Escape cancels', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const parts = ['First part', 'Second part'].map((words, index) =>
    node(`b${index}`, 'block', [textRow(`t${index}`, words)]),
  );
  const canvas = await openDesign(page, product.url, await ownPage(owner, 'Dragged', parts));
  await openPanel(page, 'blocks', { isPinned: true });
  await page.getByTestId('blocks-search').fill('stats row');
  const card = await centre(page.getByTestId('block-cnt-row4'));
  const second = await canvas.getByText('Second part').boundingBox();
  if (!second) throw new Error('The page is empty');
  const line = page.getByTestId('drop-indicator');
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(second.x + 60, second.y + 2, { steps: 12 });
  await expect(line).toHaveCount(1);
  await expect(line).toHaveAttribute('data-place', /:1$/);
  await expect(page.getByTestId('drag-chip')).toHaveText('Stats row');
  await expect(page.getByTestId('block-large')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await page.mouse.up();
  await expect(canvas.locator('#section-content .moto-widget-block')).toHaveCount(2);

  await drag(page, card, { x: second.x + 60, y: second.y + 2 });
  await expect(page.getByTestId('announcer')).toContainText('Block “Stats row” added');
  const blocks = canvas.locator('#section-content .moto-widget-block');
  await expect(blocks).toHaveCount(3);
  await expect(blocks.nth(1)).toContainText('projects completed');
});

test('blocks are shown in unsaved colors, and as images once these are discarded', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'In other colors', [textRow('a', 'A part')]);
  await openDesign(page, product.url, id);
  const templates: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/admin/block-templates/')) templates.push(url);
  });
  const panel = page.getByTestId('blocks-panel');
  const card = panel
    .getByTestId('block-card')
    .filter({ has: page.getByTestId('block-hero-split') });
  const button = card.frameLocator('iframe').locator('.moto-widget-button a').first();
  const tryColor = async (color: string) => {
    await page.getByTestId('rail-theme').click();
    await page.getByTestId('theme-panel').getByLabel('Primary', { exact: true }).fill(color);
    await page.getByTestId('rail-blocks').click();
  };
  await tryColor('#8a3b12');
  await expect(button).toHaveCSS('background-color', 'rgb(138, 59, 18)');
  expect(await panel.locator('iframe').count()).toBeLessThanOrEqual(6);
  await tryColor('#14532d');
  await expect(button).toHaveCSS('background-color', 'rgb(20, 83, 45)');
  expect(templates.map(({ pathname }) => pathname)).toContain('/admin/block-templates/hero-split');
  // Each is requested once, with the time of the page load.
  expect(new Set(templates.map(String)).size).toBe(templates.length);
  expect(new Set(templates.map((url) => url.searchParams.get('t'))).size).toBe(1);

  await page.getByTestId('rail-theme').click();
  await page.getByTestId('reset-theme-colors').click();
  await page.getByTestId('rail-blocks').click();
  await expect(card.locator('img')).toBeVisible();
  await expect(panel.locator('iframe')).toHaveCount(0);
});
