import type { Locator, Page } from 'playwright/test';
import { centre, drag, openDesign, openPanel } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const row = (id: string, words: string) =>
  node(`${id}r`, 'row', [node(`${id}c`, 'column', [text(id, words)])]);

test('part of a page is saved as a block, used on another page, renamed and deleted', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const first = await ownPage(owner, 'Kept from', [row('t', 'Hours of the yard')]);
  const second = await ownPage(owner, 'Put on', [text('before', 'Before it')]);
  await (await openDesign(page, product.url, first)).getByText('Hours of the yard').click();
  await page.keyboard.press('Shift+F10');
  await page.getByTestId('menu-save-block').click();
  const name = page.getByTestId('dialog-name');
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await name.fill('Hours');
  await name.press('Enter');
  await expect(toast(page, '“Hours” saved to My blocks')).toBeVisible();

  const canvas = await openDesign(page, product.url, second);
  await canvas.getByText('Before it').click();
  await openPanel(page, 'blocks', { isPinned: true });
  await page.getByTestId('block-category-user_blocks').click();
  const card = page.getByTestId('block-card');
  await expect(card.frameLocator('iframe').getByText('Hours of the yard')).toBeVisible();
  await card.getByRole('button', { name: 'Hours', exact: true }).click();
  await card.getByRole('button', { name: 'Hours', exact: true }).click();
  await expect(canvas.getByText('Hours of the yard')).toHaveCount(2);
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const visitor = await page.request.get(`${product.url}/put-on/`);
  expect((await visitor.text()).match(/Hours of the yard/g)).toHaveLength(2);

  await card.getByRole('button', { name: 'More actions for Hours' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await name.fill('Opening hours');
  await name.press('Enter');
  await card.getByRole('button', { name: 'More actions for Opening hours' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('No saved blocks yet')).toBeVisible();
  const { items } = await owner.call<{ items: object[] }>('BlocksService.getList', {
    category: 'user_blocks',
  });
  expect(items).toEqual([]);
});

test('the gallery opens quickly, lists allowed blocks, and stays open if pinned', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Gallery', [row('a', 'First part'), row('b', 'Second part')]);
  const canvas = await openDesign(page, product.url, id);
  const panel = page.getByTestId('blocks-panel');
  await openPanel(page, 'blocks', { isPinned: true });
  await expect(panel.getByTestId('block-card').first()).toBeVisible();

  // Images load lazily, so each is scrolled into view.
  const pictures = panel.locator('.pl-block-picture img');
  const count = await pictures.count();
  expect(count).toBeGreaterThanOrEqual(24);
  const lazy = panel.locator('.pl-block-picture img[loading="lazy"]');
  await expect(lazy).toHaveCount(count);
  const loaded = await pictures.evaluateAll(
    (all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0).length,
  );
  expect(loaded).toBeLessThan(count);
  const times = await page.evaluate(timeOpening);
  expect(Math.min(...times)).toBeLessThan(500);

  // Header blocks are offered only for the header.
  await expect(panel.getByTestId('block-hdr-classic')).toHaveCount(0);
  await panel.getByTestId('blocks-section').getByText('Site header').click();
  await expect(panel.getByTestId('block-category-headers')).toHaveText(/^Site headers/);
  await expect(panel.getByTestId('block-hdr-classic')).toBeVisible();
  await expect(panel.getByTestId('block-team-4')).toHaveCount(0);
  await panel.getByTestId('blocks-section').getByText('This page').click();
  await expect(panel.getByTestId('block-category-headers')).toHaveText(/^Hero/);

  // A search covers all categories and clears the chosen one.
  const search = panel.getByTestId('blocks-search');
  await panel.getByTestId('block-category-contacts').click();
  await search.fill('opening hours');
  await expect(panel.getByTestId('block-cta-call')).toBeVisible();
  await expect(panel.getByTestId('block-con-cards')).toBeVisible();
  await expect(panel.getByTestId('block-category-all')).toHaveAttribute('aria-pressed', 'true');
  await search.fill('xylophone');
  await panel.getByTestId('blocks-clear').click();
  await expect(search).toBeFocused();
  await panel.getByTestId('block-card').last().scrollIntoViewIfNeeded();
  await expect(search).toBeInViewport();
  await search.fill('staff');
  await panel.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  await page.getByTestId('insert-bar-1').click();
  await expect(page.getByTestId('insert-bar-1')).toHaveAttribute('aria-pressed', 'true');
  await panel.getByTestId('blocks-search').fill('stats row');
  await panel.getByTestId('block-cnt-row4').click();
  await expect(page.getByTestId('announcer')).toContainText('Block “Stats row” added');
  const words = canvas.locator('#section-content .moto-widget-text');
  await expect(words).toHaveCount(6);
  await expect(words.nth(1)).toContainText('2,400');
  await expect(panel).toBeVisible();

  await panel.getByTestId('blocks-search').fill('team cards');
  await panel.getByTestId('block-team-3').focus();
  await page.keyboard.press('Enter');
  await expect(canvas.getByText('Meet the team')).toBeVisible();
  await expect(canvas.locator('#section-content img')).toHaveCount(3);
  const ids = await canvas
    .locator('[data-node-id]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-node-id')));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(words.last()).toContainText('Second part');

  // One undo step each.
  await canvas.locator('body').press('Control+z');
  await expect(canvas.getByText('Meet the team')).toHaveCount(0);
  await canvas.locator('body').press('Control+z');
  await expect(words).toHaveCount(2);
});

/** Measures the time in ms until the gallery shows its blocks, three times. */
async function timeOpening(): Promise<number[]> {
  const rail = document.querySelector<HTMLElement>('[data-testid="rail-blocks"]');
  const isOpen = () => document.querySelector('[data-testid="block-card"]') !== null;
  const until = async (wanted: boolean) => {
    while (isOpen() !== wanted) await new Promise(requestAnimationFrame);
  };
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    rail?.click();
    await until(false);
    const start = performance.now();
    rail?.click();
    await until(true);
    times.push(performance.now() - start);
  }
  return times;
}

test('the gallery leaves the page in view while a widget is selected', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'In view', [row('a', 'First part')]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const canvas = await openDesign(page, product.url, id);
  await canvas.getByText('First part').click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  await openPanel(page, 'blocks');
  await expect(page.getByTestId('blocks-panel')).toBeVisible();
  await expectPageBesidePanel(page);
  await page.getByTestId('device-mobile-v').click();
  await expectPageBesidePanel(page);
});

/** The whole width of the page is between the panel and the right edge of the stage. */
async function expectPageBesidePanel(page: Page): Promise<void> {
  await expect(async () => {
    const boxes = ['side-panel', 'canvas-frame', 'canvas-stage'].map((each) =>
      page.getByTestId(each).boundingBox(),
    );
    const [panel, frame, stage] = await Promise.all(boxes);
    if (!panel || !frame || !stage) throw new Error('The panel or the page is missing');
    expect(frame.x).toBeGreaterThanOrEqual(panel.x + panel.width - 1);
    expect(frame.x + frame.width).toBeLessThanOrEqual(stage.x + stage.width + 1);
  }).toPass({ timeout: 5000 });
}

test('at most eight live frames show the visible own blocks', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const made: number[] = [];
  for (let index = 1; index <= 14; index += 1) {
    const document = node(`k${index}`, 'section', [row(`t${index}`, `Kept part ${index}`)]);
    const item = { name: `Part ${index}`, category: 'user_blocks', document };
    made.push((await owner.call<{ id: number }>('BlocksService.saveToTheme', { item })).id);
  }
  const id = await ownPage(owner, 'Many of mine', [row('a', 'A part')]);
  await openDesign(page, product.url, id);
  await page.keyboard.press('b');
  await page.getByTestId('block-category-user_blocks').click();
  const cards = page.getByTestId('block-card');
  await expect(cards).toHaveCount(14);
  const frames = page.getByTestId('blocks-panel').locator('iframe');
  await expect(frames).toHaveCount(6);
  const wordsOf = (card: Locator) => card.frameLocator('iframe').getByText(/Kept part/);
  for (const card of [cards.first(), cards.last(), cards.first()]) {
    // Cards change their height once their block is rendered, and may move the last one out of view.
    await expect(async () => {
      await card.scrollIntoViewIfNeeded();
      await expect(wordsOf(card)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    expect(await frames.count()).toBe(6);
  }
  await expect(cards.last().locator('.pl-block-outline')).toHaveText(/^Part \d+$/);
  for (const block of made) await owner.call('BlocksService.deleteFromTheme', { id: block });
});

test('hovering or focusing a block shows a large preview', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  await openDesign(page, product.url, await ownPage(owner, 'Looking', [row('a', 'A part')]));
  await page.keyboard.press('b');
  await page.getByTestId('block-category-teams').click();
  const large = page.getByTestId('block-large');
  await page.getByTestId('block-team-3').hover();
  await expect(large).toBeVisible();
  const width = await large.locator('img').evaluate((picture) => picture.clientWidth);
  expect(width).toBeGreaterThanOrEqual(480);
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
  await openDesign(page, product.url, await ownPage(owner, 'Named', [row('a', 'A part')]));
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
  await openDesign(page, product.url, await ownPage(owner, 'Cropped', [row('a', 'A part')]));
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
    node(`b${index}`, 'block', [row(`t${index}`, words)]),
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
  await expect(blocks.nth(1)).toContainText('2,400');
});

test('the next place is marked, in view or at the edge', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const parts = Array.from({ length: 90 }, (_, index) =>
    node(`b${index}`, 'block', [row(`t${index}`, `Part ${index + 1}`)], {
      layer_name: `P${index + 1}`,
    }),
  );
  await openDesign(page, product.url, await ownPage(owner, 'Marked', parts));
  await openPanel(page, 'blocks', { isPinned: true });
  const next = page.getByTestId('insert-bar-90');
  await expect(next).toHaveText('Inserts below');
  await expect(next).toBeInViewport();
  await expect(page.getByTestId('block-place')).toHaveText('Inserts after P90');
  await next.click();
  await expect(next).toHaveText('Inserts here');
  await page.getByTestId('insert-bar-88').click();
  await expect(page.getByTestId('block-place')).toHaveText('Inserts after P88');
  await expect(page.getByTestId('insert-bar-88')).toHaveText('Inserts here');
});

test('the page is zoomed out while the gallery is open, and restored afterwards', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  await openDesign(page, product.url, await ownPage(owner, 'Zoomed', [row('a', 'A part')]));
  const zoom = page.getByTestId('zoom-menu');
  const before = await zoom.textContent();
  await page.keyboard.press('b');
  await expect(zoom).toContainText('· 50%');
  await page.getByTestId('rail-layers').click();
  await expect(zoom).toHaveText(before ?? '');
});

test('blocks are shown in unsaved colors, and as images once these are discarded', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'In other colors', [row('a', 'A part')]);
  await openDesign(page, product.url, id);
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

  await page.getByTestId('rail-theme').click();
  await page.getByTestId('reset-theme-colors').click();
  await page.getByTestId('rail-blocks').click();
  await expect(card.locator('img')).toBeVisible();
  await expect(panel.locator('iframe')).toHaveCount(0);
});
