import { deleteAtEnd } from './support/at-end.ts';
import { openDesign, writeIn } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, text, writeContent } from './support/own-page.ts';
import { OWNER } from './support/product.ts';
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

test('a preview shows unsaved work and drafts, to strangers by a private link, and isolates custom code', async ({
  signedIn: page,
  product,
  browser,
  quietConsole,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const draft = { name: 'Draft target', status: 'draft' };
  const target = await owner.call<{ id: number }>('PagesService.save', { item: draft });
  await writeContent(owner, target.id, [
    text('t', 'Here it is'),
    node('e', 'html_embed', [], { code: SPY }),
  ]);
  const id = await ownPage(owner, 'Linking', [
    ...['one', 'two', 'three'].map((id) => node(id, 'spacer', [], { height: { desktop: 600 } })),
    text('way', '<a href="/draft-target/">To the draft</a>'),
    text('t', 'Saved words'),
  ]);
  deleteAtEnd(owner, [id]);
  const shown = page.frameLocator('[data-testid="preview-frame"]');

  await test.step('unsaved work is shown where the page is scrolled to, and links show drafts', async () => {
    const canvas = await openDesign(page, product.url, id);
    await writeIn(page, canvas.getByText('Saved words'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Unsaved words');
    await page.getByTestId('preview-button').click();
    await expect(shown.getByText('Unsaved words')).toBeInViewport();
    await shown.getByText('To the draft').click();
    await expect(shown.getByText('Here it is')).toBeInViewport();
    await expect(page.getByTestId('preview-link')).toBeHidden();
    await page.getByTestId('preview-close').click();
    await expect(canvas.getByText('To the draft')).toBeInViewport();
    await expect(page.getByTestId('save-state')).toContainText('Unsaved');
    const stored = await owner.call('PagesService.getDesign', { id });
    expect(JSON.stringify(stored)).toContain('Saved words');
    await page.keyboard.press('Control+s');
    await expect(page.getByTestId('save-state')).toContainText('Saved');
  });

  await test.step('custom code runs only if allowed, and reaches nothing', async () => {
    await owner.call('AuthService.confirmPassword', { password: OWNER.password });
    const allow = (run_embed_code: boolean) =>
      owner.call('SettingsService.save', { group: 'code_injection', values: { run_embed_code } });
    await openDesign(page, product.url, target.id);
    await page.getByTestId('preview-button').click();
    await expect(shown.locator('.moto-widget-html-embed')).toBeAttached();
    await expect(shown.locator('#spy')).toHaveCount(0);
    await page.getByTestId('preview-close').click();
    await allow(true);
    await page.getByTestId('preview-button').click();
    await expect(shown.locator('#spy')).toHaveText('reached: .');
    await expect.poll(() => quietConsole.join()).toContain('blocked by CORS policy');
    quietConsole.splice(0);
    await allow(false);
  });

  await test.step('a private link opens the draft in a sandbox, until the page is deleted', async () => {
    await page.getByTestId('preview-link').click();
    const address = await page.getByLabel('Preview link').inputValue();
    const stranger = await browser.newContext();
    const tab = await stranger.newPage();
    await tab.goto(address);
    await expect(tab.getByText('Here it is')).toBeVisible();
    expect(await tab.evaluate('origin')).toBe('null');
    await owner.call('PagesService.delete', { ids: [target.id] });
    expect((await stranger.request.get(address)).status()).toBe(404);
    await stranger.close();
  });
});
