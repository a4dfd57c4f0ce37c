import type { Frame, Locator, Page, Route } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openDesign } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test } from './support/journey.ts';
import { addressOf, node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

/** Tries what page code must not be able to do, and shows the results on the page. */
const SPY = `<p id="spy"></p><script>(async function () {
  var tries = {
    cookie: function () { return document.cookie },
    parent: function () { return parent.document.title },
    top: function () { return top.location.href },
    storage: function () { return localStorage.length },
    database: function () { return new Promise(function (done, fail) {
      var open = indexedDB.open('spy'); open.onsuccess = done; open.onerror = fail }) },
    rpc: function () { return fetch('/rpc', { method: 'POST', credentials: 'include',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: '{"jsonrpc":"2.0","id":1,"method":"AuthService.me","params":{}}' })
      .then(function (answer) { return answer.text() }) },
  };
  var got = [];
  for (var name in tries) { try { await tries[name](); got.push(name) } catch (error) {} }
  document.getElementById('spy').textContent = 'reached: ' + got.join(', ') + '.';
})()</script>`;

async function previewFrame(page: Page): Promise<Frame> {
  const handle = await page.getByTestId('preview-frame').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('There is no preview');
  return frame;
}

test('unsaved work is previewed on every device without being saved', async ({
  signedIn,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Previewed', [text('t', 'Saved words')]);
  await openDesign(signedIn, product.url, id);
  const canvas = await openCanvas(signedIn);
  await canvas.getByText('Saved words').dblclick();
  await expect(signedIn.getByTestId('text-toolbar')).toBeVisible();
  await signedIn.keyboard.press('Control+A');
  await signedIn.keyboard.type('Unsaved words');
  await signedIn.getByTestId('preview-button').click();

  const shown = signedIn.frameLocator('[data-testid="preview-frame"]');
  await expect(shown.getByText('Unsaved words')).toBeVisible();
  const frame = await previewFrame(signedIn);
  await frame.evaluate(() => {
    addEventListener('resize', (event) => {
      if (!event.isTrusted) Object.assign(window, { told: innerWidth });
    });
  });
  for (const [device, width] of [
    ['tablet', 768],
    ['mobile-h', 667],
    ['mobile-v', 375],
  ] as const) {
    await signedIn.getByTestId('preview').getByTestId(`device-${device}`).click();
    await expect.poll(() => frame.evaluate('window.told')).toBe(width);
  }
  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  await expect(signedIn.getByTestId('live-link')).toHaveAttribute('href', full_url);
  await signedIn.getByTestId('preview-turn').click();
  await expect.poll(() => frame.evaluate('innerWidth')).toBe(667);

  await shown.getByText('Unsaved words').click();
  // Not awaited: the key removes the frame that would confirm it.
  signedIn.keyboard.press('Escape').catch(() => undefined);
  await expect(signedIn.getByTestId('preview-frame')).toBeHidden();
  await expect(signedIn.getByTestId('preview-button')).toBeFocused();
  await expect(signedIn.getByTestId('element-toolbar')).toBeVisible();
  await expect(signedIn.getByTestId('save-state')).toContainText('Unsaved');
  const stored = await owner.call<{ sections: object }>('PagesService.getDesign', { id });
  expect(JSON.stringify(stored.sections)).toContain('Saved words');
});

test('custom code runs in the preview only if allowed, and is isolated', async ({
  signedIn,
  product,
  quietConsole,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Spied', [node('e', 'html_embed', [], { code: SPY })]);
  await owner.call('AuthService.confirmPassword', { password: 'correct horse battery' });
  const allow = (run_embed_code: boolean) =>
    owner.call('SettingsService.save', { group: 'code_injection', values: { run_embed_code } });

  await openDesign(signedIn, product.url, id);
  await signedIn.getByTestId('preview-button').click();
  const shown = signedIn.frameLocator('[data-testid="preview-frame"]');
  await expect(shown.locator('.moto-widget-html-embed')).toBeAttached();
  await expect(shown.locator('#spy')).toHaveCount(0);
  await signedIn.getByTestId('preview-close').click();

  await allow(true);
  await signedIn.getByTestId('preview-button').click();
  await expect(shown.locator('#spy')).toHaveText('reached: .');
  expect(quietConsole.splice(0).join()).toContain('blocked by CORS policy');
  await allow(false);
});

test('a private link opens the saved page and nothing else', async ({
  signedIn,
  product,
  browser,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Shared', [text('t', 'For your eyes')]);
  const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
  await owner.call('PagesService.save', { item: { id, status: 'draft' }, revision });
  await openDesign(signedIn, product.url, id);
  await signedIn.getByTestId('preview-button').click();
  await signedIn.getByTestId('preview-link').click();
  const address = await signedIn.getByLabel('Preview link').inputValue();
  await expect(signedIn.getByText(/last saved version until \w+ \d/)).toBeVisible();
  await signedIn.keyboard.press('Escape');
  await expect(signedIn.getByLabel('Preview link')).toBeHidden();
  await expect(signedIn.getByTestId('preview-frame')).toBeVisible();

  const stranger = await browser.newContext();
  const tab = await stranger.newPage();
  await tab.goto(address);
  await expect(tab.getByText('For your eyes')).toBeVisible();
  expect(await tab.evaluate('origin')).toBe('null');
  const answer = await stranger.request.get(address);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['content-security-policy']).toMatch(/^sandbox(?!.*allow-same-origin)/);
  const [, , , , , expires = ''] = address.split('/');
  for (const wrong of [
    await addressOf(owner, id),
    address.replace(`/preview/page/${id}/`, '/preview/page/1/'),
    address.replace(`/${expires}/`, `/${Number(expires) + 60_000}/`),
    address.replace(/.\/$/, '/'),
  ]) {
    expect([wrong, wrong !== address]).toEqual([wrong, true]);
    expect([wrong, (await stranger.request.get(wrong)).status()]).toEqual([wrong, 404]);
  }
  await owner.call('PagesService.delete', { ids: [id] });
  expect((await stranger.request.get(address)).status()).toBe(404);
  await stranger.close();
});

test('a slow preview shows a loading state, and a failed one can be retried, also by keyboard', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Late', [text('t', 'Here at last')]);
  await openDesign(page, product.url, id);
  const late: Route[] = [];
  await intercept(page, '**/rpc', (route) =>
    /createLook|getPreviewUrl/.test(route.request().postData() ?? '')
      ? void late.push(route)
      : route.continue(),
  );
  const answer = (how: (route: Route) => Promise<void>, seen: Locator) =>
    expect(async () => {
      for (const route of late.splice(0)) await how(route);
      await expect(seen).toBeVisible({ timeout: 100 });
    }).toPass();
  const fail = (route: Route) => route.fulfill({ status: 500, body: 'Not now' });
  const preview = page.getByTestId('preview');
  const link = page
    .getByRole('dialog')
    .filter({ has: page.locator('.pl-private-link') })
    .last();

  for (const [part, opener, arrived] of [
    [preview, 'preview-button', page.getByTestId('preview-frame')],
    [link, 'preview-link', page.getByLabel('Preview link')],
  ] as const) {
    await page.getByTestId(opener).click();
    await expect(part.getByTestId('preview-awaited')).toBeVisible();
    await answer(fail, part.getByText('Couldn’t open preview.'));
    await expect(part.getByTestId('preview-awaited')).toBeHidden();
    await part.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(part.getByTestId('preview-awaited')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await answer((route) => route.continue(), arrived);
    await expect(part.getByTestId('preview-awaited')).toBeHidden();
  }
  await expect(page.getByLabel('Preview link')).toBeFocused();
  await expect(
    page.frameLocator('[data-testid="preview-frame"]').getByText('Here at last'),
  ).toBeVisible();
  expect(quietConsole.splice(0).every((said) => said.includes('500'))).toBe(true);
  deleteAtEnd(owner, [id]);
});

test('the preview is reachable on small screens', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'On the way', [text('t', 'Words')]);
  await openDesign(page, product.url, id);
  for (const [width, ways] of [
    [1023, ['preview-button']],
    [768, ['preview-button']],
    [568, ['preview-button']],
    [375, ['rail-more', 'more-preview']],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const way of ways) {
        await expect(page.getByTestId(way)).toBeInViewport({ ratio: 1 });
        await expect(page.getByTestId(way)).toHaveAccessibleName(/^(Preview|More)$/);
        await page.getByTestId(way).click();
      }
      await expect(page.getByTestId('preview-frame')).toBeVisible();
      await page.getByTestId('preview-close').click();
      await expect(page.getByTestId(ways[0])).toBeFocused();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBe(0);
    });
  deleteAtEnd(owner, [id]);
});

test('the preview starts where the page is scrolled to, and its links show drafts', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const target = await ownPage(owner, 'Draft target', [text('t', 'Here it is')]);
  const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id: target });
  const draft = { id: target, status: 'draft' };
  await owner.call('PagesService.save', { item: draft, revision });
  const id = await ownPage(owner, 'Linking', [
    ...['one', 'two', 'three'].map((id) => node(id, 'spacer', [], { height: { desktop: 600 } })),
    text('way', '<a href="/draft-target/">To the draft</a>'),
  ]);
  await openDesign(page, product.url, id);
  const canvas = await openCanvas(page);
  await canvas.getByText('To the draft').scrollIntoViewIfNeeded();
  await page.getByTestId('preview-button').click();
  const shown = page.frameLocator('[data-testid="preview-frame"]');
  await expect(shown.getByText('To the draft')).toBeInViewport();
  await shown.getByText('To the draft').click();
  await expect(shown.getByText('Here it is')).toBeInViewport();
  await expect(page.getByTestId('preview-link')).toBeHidden();
  await page.getByTestId('preview-close').click();
  await expect(canvas.getByText('To the draft')).toBeInViewport();
  deleteAtEnd(owner, [id, target]);
});
