import { deleteAtEnd } from './support/at-end.ts';
import { openEditor, openPanel, showTab, widget } from './support/editor.ts';
import { chooseValue } from './support/form.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

let id: number;
let owner: RpcClient;
let address: string;

const column = (name: string, ...children: ReturnType<typeof node>[]) =>
  node(`r-${name}`, 'row', [node(`c-${name}`, 'column', children)]);

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const { items } = await owner.call<{ items: { id: number; alt: string; name: string }[] }>(
    'MediaService.getList',
    { type: 'images', count: 200 },
  );
  const picture = items.find(({ name }) => name.endsWith('.webp')) ?? items[0];
  id = await ownPage(owner, 'By checks', [
    column(
      'a',
      node('pale', 'text', [], {
        html: '<h1>Title</h1><p>Fine</p><p><span class="moto-color1_2">Pale words</span></p>',
      }),
      node('jump', 'text', [], { html: '<h4>Too deep</h4>' }),
      node('picture', 'image', [], { image_id: picture?.id ?? 1, alt: '' }),
      node('tiny', 'button', [], { label: 'Go', padding_x: 0, padding_y: 0, size: 'small' }),
    ),
  ]);
  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  address = new URL(full_url, product.url).href;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

test('problems are marked on the widget and listed, and fixed in one click and one undo step', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, id);
  // Floating, the panel would cover the marks.
  await openPanel(page, 'checks', { isPinned: true });
  const panel = page.getByTestId('checks-panel');
  for (const kind of ['contrast', 'heading', 'alt', 'link'])
    await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(1);
  await expect(page.getByTestId('mark-contrast')).toBeVisible();
  const html = await widget(canvas, 'pale').innerHTML();

  await page.getByTestId('mark-contrast').click();
  const inspector = page.getByTestId('inspector');
  await inspector.getByTestId('repair-contrast').click();
  await expect(panel.getByTestId('problem-contrast')).toHaveCount(0);
  await expect(page.getByTestId('mark-contrast')).toHaveCount(0);
  await expect(widget(canvas, 'pale')).toContainText('Pale words');
  await page.getByTestId('undo-button').click();
  await expect.poll(() => widget(canvas, 'pale').innerHTML()).toBe(html);
  await expect(panel.getByTestId('problem-contrast')).toHaveCount(1);

  await panel.getByTestId('repair-heading').click();
  await expect(widget(canvas, 'jump').locator('h2')).toHaveText('Too deep');
  await expect(panel.getByTestId('problem-heading')).toHaveCount(0);

  await panel.getByTestId('repair-link').click();
  const link = page.getByTestId('control-link');
  const target = link.getByTestId('link-page');
  await expect(target).toBeFocused();
  // Requested again, with the other tab open.
  await showTab(page, 'Design');
  await expect(target).toBeHidden();
  await panel.getByTestId('repair-link').click();
  await expect(target).toBeFocused();
  await chooseValue(link.getByTestId('link-action'), 'home_page');
  await expect(panel.getByTestId('problem-link')).toHaveCount(0);

  await panel.getByTestId('repair-decorative').click();
  await expect(panel.getByTestId('problem-alt')).toHaveCount(0);
  await page.getByTestId('undo-button').click();
  await expect(panel.getByTestId('problem-alt')).toHaveCount(1);
});

test('a repair expands the collapsed group of its setting', async ({ signedIn: page, product }) => {
  const framed = await ownPage(owner, 'By collapsed groups', [
    column('f', node('frame', 'iframe', [], { url: `${product.url}/` })),
  ]);
  const canvas = await openEditor(page, product.url, framed);
  await widget(canvas, 'frame').click();
  const content = page.getByTestId('group-content').getByRole('button', { name: 'Content' });
  const title = page.getByTestId('control-title').getByRole('textbox');
  await expect(title).toBeVisible();
  await content.click();
  await expect(title).toBeHidden();
  await page.getByTestId('rail-checks').click();
  const problem = page.getByTestId('checks-panel').getByTestId('problem-frame');
  await problem.getByTestId('repair-title').click();
  await expect(title).toBeFocused();
  deleteAtEnd(owner, [framed]);
});

test('contrast of text on an image includes the overlay', async ({ signedIn: page, product }) => {
  const { mimeType, buffer } = picture('fog.jpg', { background: '#e4e8ea' });
  const file = new File([new Uint8Array(await buffer())], 'fog.jpg', { type: mimeType });
  const { id: image_id } = await owner.upload<{ id: number }>('MediaService.upload', {}, file);
  const hero = (name: string, overlay: object) =>
    node(
      `b-${name}`,
      'block',
      [column(name, node(name, 'text', [], { html: '<h2>On the picture</h2>' }))],
      { tone: 'inverse', background: { color: 'inv', image_id, ...overlay } },
    );
  const pictured = await ownPage(owner, 'On pictures', [
    hero('bright', {}),
    hero('dark', { overlay: { color: 'inv', opacity: 80 } }),
  ]);
  await openEditor(page, product.url, pictured);
  await page.getByTestId('rail-checks').click();
  const problem = page.getByTestId('checks-panel').getByTestId('problem-contrast');
  await expect(problem).toHaveCount(1);
  await expect(problem.getByTestId('repair-contrast')).toHaveText(
    /^Use “(Primary|Accent|Text|Muted|Theme)/,
  );
  // The report of the whole site lists what was measured, also on other pages.
  const found = page.getByTestId('report-dialog').getByTestId('launch-problems');
  for (const open of [pictured, 1, pictured]) {
    await openEditor(page, product.url, open);
    await openPanel(page, 'checks');
    await page.getByTestId('checks-samples').click();
    await expect(found.getByRole('listitem').filter({ hasText: 'On pictures' })).toContainText(
      '1 text with low contrast',
    );
    await page.keyboard.press('Escape');
  }
  await problem.getByTestId('repair-contrast').click();
  await expect(problem).toHaveCount(0);
  deleteAtEnd(owner, [pictured]);
});

test('the page weight equals what the server sends, to the byte', async ({
  signedIn: page,
  product,
}) => {
  const sent = async (url: string): Promise<number> => {
    const answer = await page.request.fetch(url, { headers: { 'accept-encoding': 'br' } });
    return Number(answer.headers()['content-length']);
  };
  const canvas = await openEditor(page, product.url, id);
  await page.getByTestId('rail-checks').click();
  const cost = page.getByTestId('page-cost');
  const bytes = (name: string) => cost.getByTestId(`cost-${name}`).getAttribute('data-bytes');
  await expect(cost.getByTestId('cost-total')).toBeVisible();
  expect(Number(await bytes('html'))).toBe(await sent(address));
  expect(Number(await bytes('css'))).toBe(await sent(`${product.url}/assets/site.css`));
  const scripts = [
    ...(await (await fetch(address)).text()).matchAll(/<script[^>]* src="([^"]+)"/g),
  ];
  const sizes = await Promise.all(
    scripts.map(([, src = '']) => sent(new URL(src, product.url).href)),
  );
  expect(Number(await bytes('scripts'))).toBe(sizes.reduce((sum, size) => sum + size, 0));

  const sources = await canvas
    .locator('img')
    .evaluateAll((images) => [
      ...new Set((images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc)),
    ]);
  const pictures = await Promise.all(sources.filter((src) => src !== '').map(sent));
  await expect(cost.getByTestId('cost-pictures')).toHaveAttribute(
    'data-bytes',
    String(pictures.reduce((sum, size) => sum + size, 0)),
  );
});

test('a widget’s weight is what the page without it would save', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'jump').click();
  await page.getByTestId('widget-cost').getByRole('button').click();
  const html = page.getByTestId('widget-cost').getByTestId('cost-html');
  await expect(html).toBeVisible();
  const shown = Number(await html.getAttribute('data-bytes'));
  const all = await owner.call<{ html: number }>('PagesService.getCost', { id });
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const rest = await owner.call<{ html: number }>('PagesService.getCost', { id });
  // The save time in the page compresses to a varying number of bytes.
  expect(Math.abs(all.html - rest.html - shown)).toBeLessThanOrEqual(4);
});
