import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openDesign, openPanel, widget } from './support/editor.ts';
import { test as base, expect } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { otherSite } from './support/other-site.ts';
import { node, ownPage, text } from './support/own-page.ts';
import type { Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';

/** Other sites: one allows framing, one doesn't. */
type Sites = { readonly open: string; readonly strict: string };

const PAGE =
  '<!doctype html><html lang="en"><title>Tides</title><h1>High water at noon</h1></html>';

const site = (headers: Record<string, string>) =>
  otherSite((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(PAGE),
  );

/** The product may contact these sites. */
const test = base.extend<object, { readonly sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const open = await site({});
      const strict = await site({ 'content-security-policy': "frame-ancestors 'none'" });
      await use({ open: open.url, strict: strict.url });
      for (const { close } of [open, strict]) close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ sites }, use) => {
      const hosts = Object.values(sites).map((url) => new URL(url).host);
      await use({ PLINTH_OUTBOUND: hosts.join(',') });
    },
    { scope: 'worker' },
  ],
});

/** The page under test has no headings. */
const HEADLESS = ['page-has-heading-one'];

const field = (page: Page) => page.getByTestId('control-url').getByRole('textbox');
const note = (page: Page) => page.getByTestId('url-note');

async function framePage(product: Product, name: string, properties: object) {
  const owner = await new RpcClient(product.url).signIn();
  const frame = node('frame', 'iframe', [], properties);
  const column = node('column', 'column', [text('first', 'Before the frame'), frame]);
  const id = await ownPage(owner, name, [node('row', 'row', [column])]);
  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  return { id, owner, address: new URL(full_url, product.url).href };
}

test('by keyboard, a URL that forbids framing is flagged, and one that allows it is shown', async ({
  signedIn: page,
  product,
  sites,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const row = node('row', 'row', [node('column', 'column', [text('first', 'Above')])]);
  const id = await ownPage(owner, 'Tides', [row]);
  const canvas = await openDesign(page, product.url, id);
  await openPanel(page, 'add');
  await tabTo(page, 'tile-iframe');
  await press(page, 'Enter');
  await expect(page.getByTestId('placeholder-iframe')).toBeVisible();

  await test.step('flagged', async () => {
    while (!(await field(page).evaluate((input) => input === document.activeElement)))
      await tabTo(page, 'control-url');
    await page.keyboard.type(sites.strict);
    await expect(field(page)).toHaveValue(sites.strict);
    await expect(note(page)).toHaveText(/doesn’t allow embedding/);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await expect(page.getByTestId('mark-frame')).toBeVisible();
    await expect(page.getByTestId('repair-url')).toBeVisible();
    await expectAccessible(page, undefined, HEADLESS);
  });
  await test.step('refused', async () => {
    await press(page, 'Control+a');
    await page.keyboard.type('javascript:alert(1)');
    await expect(note(page)).toHaveText(/Enter a full URL/);
    await expect(canvas.locator('.moto-frame')).toContainText(sites.strict);
  });
  await test.step('allowed', async () => {
    await press(page, 'Control+a');
    await page.keyboard.type(sites.open);
    await expect(page.getByTestId('repair-url')).toHaveCount(0);
    await expect(note(page)).toBeHidden();
    await page.getByTestId('repair-title').press('Enter');
    await expect(page.getByTestId('control-title').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Tides of today');
    await expect(page.getByTestId('mark-frame')).toHaveCount(0);
  });
  await expect(canvas.locator('.moto-frame')).toContainText('Tides of today');
  await expect(canvas.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');

  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  await page.goto(new URL(full_url, product.url).href);
  const frame = page.getByTitle('Tides of today');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('High water at noon')).toBeVisible();
  const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
  const room = await page.locator('.moto-widget-iframe').boundingBox();
  expect([Math.round(width), height]).toEqual([Math.round(room?.width ?? 0), 400]);
  await expectAccessible(page, undefined, HEADLESS);
});

test('a frame is a selectable card on the canvas and runs in the preview', async ({
  signedIn: page,
  product,
  sites,
}) => {
  const { id } = await framePage(product, 'Card', { url: sites.open, title: 'Tides' });
  const canvas = await openDesign(page, product.url, id);
  await widget(canvas, 'frame').click();
  await expect(field(page)).toHaveValue(sites.open);
  await expect(page.getByTestId('selected-outline')).toBeVisible();
  await page.getByTestId('preview-button').click();
  const preview = page.frameLocator('[data-testid="preview-frame"]');
  const inside = preview.frameLocator('iframe[title="Tides"]');
  await expect(inside.getByText('High water at noon')).toBeVisible();
  await page.getByTestId('preview-close').click();
  await expect(page.getByTestId('save-state')).not.toContainText('Unsaved');
});

test('pasted embed codes become URLs, missing schemes are added, and overlong URLs stay editable', async ({
  signedIn: page,
  product,
  sites,
}) => {
  const { id } = await framePage(product, 'Pasted', { title: 'Tides' });
  const canvas = await openDesign(page, product.url, id);
  await widget(canvas, 'frame').click();
  await field(page).focus();
  const code = `<iframe width="560" src="${sites.open}?a=1&amp;b=2" allowfullscreen></iframe>`;
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', options));
  }, code);
  await expect(field(page)).toHaveValue(`${sites.open}?a=1&b=2`);
  await field(page).fill('tides.example.com/today');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('https://tides.example.com/today');
  await page.getByTestId('undo-button').click();
  await expect(field(page)).toHaveValue('');
  const long = `${sites.open}${'x'.repeat(2048)}`;
  await field(page).fill(long);
  await expect(note(page)).toHaveText('Use 2048 characters or fewer.');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue(long);
});

test('if the server is unreachable, the URL is stored and marked as unchecked', async ({
  signedIn: page,
  product,
  sites,
  quietConsole,
}) => {
  const { id } = await framePage(product, 'Alone', { title: 'Tides' });
  const canvas = await openDesign(page, product.url, id);
  await widget(canvas, 'frame').click();
  await expect(field(page)).toBeVisible();
  await page.context().setOffline(true);
  await field(page).fill(sites.strict);
  await expect(note(page)).toHaveText(/Can’t tell if this site allows embedding/);
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByTestId('mark-frame')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(canvas.locator('.moto-frame')).toContainText(sites.strict);
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  quietConsole.splice(0);
});
