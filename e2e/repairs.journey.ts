import type { Page } from 'playwright/test';
import { sampleVideo } from '../apps/server/testing/sample-media.ts';
import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

let id: number;
let owner: RpcClient;

const FOG = { name: 'fog.jpg', background: '#e4e8ea' };

const column = (name: string, ...children: ReturnType<typeof node>[]) =>
  node(`r-${name}`, 'row', [node(`c-${name}`, 'column', children)]);

async function upload(): Promise<number> {
  const { mimeType, buffer } = picture(FOG.name, { background: FOG.background });
  const file = new File([new Uint8Array(await buffer())], FOG.name, { type: mimeType });
  return (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;
}

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const image_id = await upload();
  id = await ownPage(owner, 'To repair', [
    node(
      'hero',
      'block',
      [column('hero', node('title', 'text', [], { html: '<h1>On the fog</h1><p>Small</p>' }))],
      { tone: 'inverse', background: { image_id } },
    ),
    column(
      'a',
      node('jump', 'text', [], { html: '<h4>Too deep</h4>' }),
      node('photo', 'image', [], { image_id, alt: '' }),
      node('tiny', 'button', [], {
        label: 'Go',
        link: { action: 'home_page' },
        padding_x: 20,
        padding_y: 0,
        size: 'small',
      }),
    ),
  ]);
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

async function openChecks(page: Page, url: string) {
  const canvas = await openEditor(page, url, id);
  await page.getByTestId('rail-checks').click();
  return { canvas, panel: page.getByTestId('checks-panel') };
}

test('the overlay of an image gets as dark as text on it needs', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, panel } = await openChecks(page, product.url);
  const problem = panel.getByTestId('problem-contrast');
  await expect(problem).toHaveCount(1);
  const overlay = () =>
    widget(canvas, 'hero')
      .locator('> .moto-background-layer')
      .evaluate((layer) => getComputedStyle(layer, '::after').opacity);
  await expect(problem.getByTestId('repair-darken')).toHaveText(/^Darken overlay to \d+%$/);
  const before = await overlay();
  const percent = Number(/\d+/.exec(await problem.getByTestId('repair-darken').innerText())?.[0]);
  await problem.getByTestId('repair-darken').click();
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await expect(panel.getByTestId('checks-status')).toHaveText('Checking page…');
  await expect.poll(overlay).toBe(String(percent / 100));
  await expect(problem).toHaveCount(0);
  await page.getByTestId('undo-button').click();
  await expect.poll(overlay).toBe(before);
  await expect(problem).toHaveCount(1);
});

test('alt text is typed below the image that lacks it', async ({ signedIn: page, product }) => {
  const { canvas, panel } = await openChecks(page, product.url);
  const problem = panel.getByTestId('problem-alt');
  const shown = problem.getByTestId('alt-text-image');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(problem.getByTestId('repair-decorative')).toBeVisible();
  const field = problem.getByRole('textbox', { name: `Alt text for ${FOG.name}` });
  await problem.getByTestId('repair-describe').click();
  await expect(problem).toContainText('Enter alt text');
  await field.fill('A harbor in the fog');
  await field.press('Enter');
  const image = widget(canvas, 'photo').locator('img');
  await expect(image).toHaveAttribute('alt', 'A harbor in the fog');
  await expect(problem).toHaveCount(0);
  await expect(panel).toBeFocused();
  await page.getByTestId('undo-button').click();
  await expect(image).toHaveAttribute('alt', '');
});

test('next to its setting, alt text has one field', async ({ signedIn: page, product }) => {
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'photo').click();
  const problem = page.getByTestId('inspector').getByTestId('problem-alt');
  await expect(problem.getByTestId('repair-decorative')).toBeVisible();
  await expect(problem.getByRole('textbox')).toHaveCount(0);
  await problem.getByTestId('repair-describe').click();
  await expect(page.getByTestId('control-alt').getByRole('textbox')).toBeFocused();
});

test('all fixes are listed first, and made in one step', async ({ signedIn: page, product }) => {
  const { canvas, panel } = await openChecks(page, product.url);
  const kinds = ['contrast', 'heading', 'target', 'alt'];
  for (const kind of kinds) await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(1);
  const html = () => widget(canvas, 'jump').innerHTML();
  const before = await html();

  await panel.getByTestId('fix-all').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fix all' });
  const rows = dialog.getByTestId('fixes').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const colors = rows.filter({ hasText: 'Text color:' });
  await expect(colors).toHaveCount(2);
  await expect(colors.first()).toContainText(/Text color:\s*Aa\s*Text on dark/);
  await expect(rows.filter({ hasText: 'Change to H2' })).toContainText(/H4\s*H2/);
  await expect(rows.filter({ hasText: 'Enlarge' })).toContainText(/0 px\s*\d+ px/);
  await expect(dialog).toContainText('1 more issue needs your input.');
  const apply = dialog.getByTestId('apply-fixes');
  await expect(apply).toHaveText('Make 4 changes');
  await expect(apply).toBeFocused();
  // Nothing has changed so far.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.getByTestId('fix-all')).toBeFocused();
  expect(await html()).toBe(before);

  await page.keyboard.press('Enter');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).toContainText('Fixed. 4 changes made.');
  await expect(widget(canvas, 'jump').locator('h2')).toHaveText('Too deep');
  for (const kind of ['contrast', 'heading', 'target'])
    await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(0);
  await expect(panel.getByTestId('problem-alt')).toHaveCount(1);
  await expect(panel.getByTestId('fix-all')).toHaveCount(0);
  await expect(panel).toBeFocused();

  await page.getByTestId('undo-button').click();
  await expect.poll(html).toBe(before);
  for (const kind of kinds) await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(1);
});

test('marks of issues and suggestions differ in name, icon, and shape', async ({
  signedIn: page,
  product,
}) => {
  await openChecks(page, product.url);
  const issue = page.getByRole('button', { name: /^Issue: Low contrast/ });
  const suggestion = page.getByRole('button', { name: /^Suggestion: Heading skips/ });
  await expect(issue).toBeVisible();
  await expect(suggestion).toBeVisible();
  const shape = (mark: typeof issue) =>
    mark.locator('.pl-mark-icon').evaluate((element) => {
      const { borderStyle, borderRadius } = getComputedStyle(element);
      return { borderStyle, borderRadius, icon: element.innerHTML };
    });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const [one, other] = [await shape(issue), await shape(suggestion)];
    for (const part of ['borderStyle', 'borderRadius', 'icon'] as const)
      expect(one[part]).not.toBe(other[part]);
  }
});

test('a background video without its poster or its file is named, and repaired', async ({
  signedIn: page,
  product,
}) => {
  const bytes = new Uint8Array(sampleVideo());
  const upload = async (name: string) =>
    (await owner.upload<{ id: number }>('MediaService.upload', {}, new File([bytes], name))).id;
  const [tide, gone] = [await upload('tide.mp4'), await upload('gone.mp4')];
  const behind = (name: string, video_id: number) =>
    node(name, 'container', [column(name)], { background: { video_id }, min_height: '200px' });
  const parts = [behind('waves', tide), behind('still', gone)];
  const atSea = await ownPage(owner, 'Moving', parts);
  await owner.call('MediaService.delete', { ids: [gone] });

  const canvas = await openEditor(page, product.url, atSea);
  await page.getByTestId('rail-checks').click();
  const panel = page.getByTestId('checks-panel');
  const posterless = panel.getByTestId('problem-content').filter({ hasText: 'has no poster' });
  const lost = panel.getByTestId('problem-content').filter({ hasText: 'no longer exists' });
  await expect(lost).toHaveCount(1);
  await expect(widget(canvas, 'still').locator('video')).toHaveCount(0);
  await posterless.getByTestId('repair-poster').click();
  const files = page.getByTestId('media-picker').getByTestId('media-grid').getByRole('listitem');
  await files.filter({ hasText: FOG.name }).first().dblclick();
  await expect(posterless).toHaveCount(0);
  await expect(widget(canvas, 'waves').locator('video')).toHaveAttribute('poster', /./);
  await lost.getByTestId('repair-video').click();
  const setting = page.getByTestId('control-background');
  await expect(setting.getByTestId('choose-video')).toContainText('This file no longer exists');
  await owner.call('PagesService.delete', { ids: [atSea] });
});
