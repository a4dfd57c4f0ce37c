import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from 'playwright/test';
import { node, type Tree, text } from '../../e2e/support/own-page.ts';
import { picture } from '../../e2e/support/picture.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const CONTENT = [
  node('c1', 'row', [
    node('c2', 'column', [
      node('c3', 'text', [], {
        html: '<p>Copied – żółć</p>',
        spacing: { top: { desktop: 'large' } },
      }),
      text('c4', 'Other'),
    ]),
  ]),
];

const HERE = [node('d1', 'row', [node('d2', 'column', [text('d3', 'Here')])])];

const texts = (canvas: FrameLocator) => canvas.locator('#section-content .moto-widget-text');

async function open(page: Page, content: readonly Tree[] = CONTENT, id = 1): Promise<FrameLocator> {
  const canvas = await openHost(page, { content, owner: { id } });
  await texts(canvas).first().click();
  return canvas;
}

/** Pastes clipboard data in the given formats, and an image in base64, at the focused element. */
const pasteFrom = (page: Page, forms: { readonly [type: string]: string }, image = '') =>
  page.evaluate(
    async ([given, url]) => {
      const frame = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
      const inner = frame?.contentDocument;
      const target = inner?.querySelector('[contenteditable="true"]') ?? inner?.body;
      const clipboardData = new DataTransfer();
      for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
      const bytes = Uint8Array.from(atob(url), (character) => character.charCodeAt(0));
      const file = new File([bytes], 'pasted.jpg', { type: 'image/jpeg' });
      if (url !== '') clipboardData.items.add(file);
      target?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [forms, image] as const,
  );

const fixture = (name: string) =>
  readFileSync(
    new URL(`../../packages/editor/canvas/paste/fixtures/${name}.txt`, import.meta.url),
    'utf8',
  );

test('a widget pasted on another page in another tab keeps its design and gets a new id', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.keyboard.press('Control+c');
  const other = await context.newPage();
  const canvas = await open(other, HERE, 2);
  await other.bringToFront();
  await other.keyboard.press('Control+v');
  await expect(texts(canvas)).toHaveCount(2);
  await expect(texts(canvas).nth(1)).toHaveText('Copied – żółć');
  await expect(texts(canvas).nth(1)).toHaveClass(/moto-spacing-top-large/);
  expect(await texts(canvas).nth(1).getAttribute('data-node-id')).not.toBe('c3');

  await test.step('its style only', async () => {
    await texts(canvas).first().click();
    await other.keyboard.press('Control+Shift+V');
    await expect(texts(canvas).first()).toHaveClass(/moto-spacing-top-large/);
    await expect(texts(canvas).first()).toHaveText('Here');
  });

  await test.step('cuts and pastes from the menu', async () => {
    await texts(canvas).nth(1).click();
    await other.keyboard.press('Control+x');
    await expect(texts(canvas)).toHaveCount(1);
    await texts(canvas).first().click({ button: 'right' });
    await other.getByTestId('menu-paste').click();
    await expect(texts(canvas)).toHaveCount(2);
  });
});

test('content from word processors is cleaned and becomes widgets', async ({ page }) => {
  const canvas = await open(page);
  const inner = (index: number) => texts(canvas).nth(index).innerHTML();
  await pasteFrom(page, { 'text/html': fixture('word'), 'text/plain': 'Opening hours' });
  await expect(texts(canvas)).toHaveCount(4);
  expect(await inner(1)).toBe('<h1>Opening hours</h1>');
  expect(await inner(2)).toContain(
    '<p>We are <b>open</b> and <em>glad</em> to see you.</p>' +
      '<ul><li>Monday<ul><li>Morning</li></ul></li><li>Tuesday</li></ul>',
  );
  expect(await inner(2)).not.toMatch(/style|Mso|font|color/);
  await page.keyboard.press('Control+z');
  await expect(texts(canvas)).toHaveCount(2);

  await pasteFrom(page, { 'text/html': fixture('google-docs'), 'text/plain': 'Prices' });
  await expect(texts(canvas)).toHaveCount(4);
  expect(await inner(1)).toBe('<h2>Prices</h2>');
  expect(await inner(2)).toBe(
    '<p>A cut is <strong>30 euro</strong><u><em> today</em></u></p><ul><li>Wash</li><li>Dry</li></ul>',
  );
  await page.keyboard.press('Control+z');
  await expect(texts(canvas)).toHaveCount(2);

  await pasteFrom(page, { 'text/html': fixture('libreoffice'), 'text/plain': 'Our boats' });
  await expect(texts(canvas)).toHaveCount(4);
  await expect(texts(canvas).nth(1).locator('h2')).toHaveText('Our boats');
  const boats = await inner(2);
  expect(boats).toMatch(
    /<p>Two\s+of them are <b>new<\/b>, one is <i>old<\/i> and <u>loved<\/u>; none is for sale.<\/p>/,
  );
  expect(boats).toMatch(
    /<ol>\s*<li>Marta<\/li>\s*<li><a href="https:\/\/example.com\/marta"><u>Ida<\/u>/,
  );
  expect(boats).toContain('H<sub>2</sub>O');
  expect(boats).not.toMatch(/style|font|align|width|western/);
  await page.keyboard.press('Control+z');
});

test('a pasted URL becomes a button, plain text a text widget, and scripts are dropped', async ({
  page,
}) => {
  const canvas = await open(page);
  await pasteFrom(page, {
    'text/html':
      'Loose <b>words</b><p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">there</a></p>',
  });
  await expect(texts(canvas)).toHaveCount(3);
  const html = await texts(canvas).nth(1).innerHTML();
  expect(html).toContain('<p>Loose <b>words</b></p>');
  expect(html).not.toMatch(/script|onclick/);

  await pasteFrom(page, { 'text/plain': 'https://example.com/menu' });
  await expect(canvas.locator('#section-content .moto-widget-button')).toHaveText(
    'example.com/menu',
  );
  await pasteFrom(page, { 'text/plain': 'One\n\nTwo' });
  await expect(texts(canvas)).toHaveCount(4);
});

test('pasting into a text cleans the same content', async ({ page }) => {
  const canvas = await open(page);
  await texts(canvas).nth(1).dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+a');
  await pasteFrom(page, { 'text/html': fixture('word'), 'text/plain': 'Opening hours' });
  await expect(texts(canvas).nth(1).locator('h1')).toHaveText('Opening hours');
  await expect(texts(canvas).nth(1).locator('li')).toHaveCount(3);
  await expect(texts(canvas).nth(1).locator('span, [style]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(texts(canvas).nth(1)).toHaveText('Other');
});

test('images that are pasted into a text are offered, and added below it', async ({ page }) => {
  const image = (await picture('pasted.jpg').buffer()).toString('base64');
  const canvas = await open(page);
  const words = texts(canvas).nth(1);
  const images = canvas.locator('#section-content .moto-widget-image img');
  await words.dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+a');

  await pasteFrom(page, {}, image);
  const dialog = page.getByRole('dialog', { name: 'Add this image?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.type(' words');
  await expect(words).toHaveText('Other words');
  await expect(images).toHaveCount(0);

  const inline = `<p>And more</p><img src="data:image/jpeg;base64,${image}">`;
  await page.keyboard.press('Control+a');
  await pasteFrom(page, { 'text/html': inline, 'text/plain': 'And more' });
  await expect(words).toHaveText('And more');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(images).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByTestId('selected-outline')).toContainText('Image');
  await page.keyboard.press('Control+z');
  await expect(images).toHaveCount(0);
  await expect(words).toHaveText('And more');
});
