import type { FrameLocator, Locator, Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { pointAt } from '../../e2e/support/writing.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** Wide enough for the page at full size beside the inspector. */
const WINDOW = { width: 1600, height: 900 };

type Words = { readonly name: string; readonly find: (canvas: FrameLocator) => Locator };

/** Each shows the words `Old tune`. */
const KINDS: readonly Words[] = [
  { name: 'a paragraph', find: (canvas) => widget(canvas, 'kinds').locator('p').first() },
  { name: 'a heading', find: (canvas) => widget(canvas, 'heading').locator('h2') },
  { name: 'a list', find: (canvas) => widget(canvas, 'list').locator('li').last() },
  { name: 'a button', find: (canvas) => widget(canvas, 'button').locator('.moto-button') },
  { name: 'an image caption', find: (canvas) => widget(canvas, 'image').locator('p') },
  { name: 'a gallery caption', find: (canvas) => widget(canvas, 'gallery').locator('p').last() },
  {
    name: 'an accordion title',
    find: (canvas) => widget(canvas, 'item').locator('summary span').first(),
  },
];

/** One kind for each way to write: as rich text, as a label, as a title that opens something. */
const WAYS = ['a paragraph', 'a button', 'an accordion title'];

const ways = KINDS.filter(({ name }) => WAYS.includes(name));

async function openKinds(page: Page): Promise<FrameLocator> {
  const image = (image_id: number, caption: string) => ({ image_id, caption });
  const kinds = [
    node('kinds', 'text', [], { html: '<p>Old tune</p>' }),
    node('heading', 'text', [], { html: '<h2>Old tune</h2>' }),
    node('list', 'text', [], { html: '<ul><li>First</li><li>Old tune</li></ul>' }),
    node('button', 'button', [], {
      label: 'Old tune',
      icon: 'arrow_right',
      icon_position: 'right',
    }),
    node('accordion', 'accordion', [node('item', 'accordion_item', [], { title: 'Old tune' })]),
    node('image', 'image', [], {
      ...image(1, 'Old tune'),
      max_width: { desktop: '200px' },
    }),
    node('gallery', 'grid_gallery', [], {
      items: [image(1, ''), image(2, 'Old tune')],
      columns: { desktop: 6 },
    }),
  ];
  const room = (at: number) => node(`room-${at}`, 'spacer', [], { height: { desktop: 40 } });
  const spaced = kinds.flatMap((kind, at) => [room(at), kind]);
  return openHost(page, { content: spaced, viewport: WINDOW });
}

/** Every key that runs a command alone, as the shortcut sheet lists them. */
async function singleKeys(page: Page): Promise<string> {
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette-search').fill('shortcuts');
  await page.getByTestId('pick-shortcuts').click();
  const sheet = page.getByTestId('shortcut-sheet').locator('kbd');
  await expect(sheet.first()).toBeVisible();
  const keys = await sheet.allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('shortcut-sheet')).toHaveCount(0);
  const alone = keys.filter((key) => key.length === 1 && !'↑↓←→'.includes(key));
  expect(alone).toEqual(expect.arrayContaining(['A', 'M', '/', '?', '1', '+', '-']));
  return [...new Set(alone.join('').toLowerCase()), ...'!)'].join('');
}

async function expectNoCommand(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('side-panel')).toHaveCount(0);
  await expect(page.getByTestId('move-guide')).toHaveCount(0);
  await expect(page.getByTestId('device-pill')).toHaveCount(0);
}

test('a click and keys put exactly these letters into each kind of text, and no command runs', async ({
  page,
}) => {
  const canvas = await openKinds(page);
  const keys = await singleKeys(page);
  for (const { name, find } of KINDS)
    await test.step(name, async () => {
      const words = find(canvas);
      const letters = WAYS.includes(name) ? keys : 'm/1';
      const end = await pointAt(words, 8);
      await page.mouse.click(end.x - 4, end.y);
      await page.keyboard.type(` ${letters} end`);
      await expect(words).toHaveText(`Old tune ${letters} end`);
      await expectNoCommand(page);
      await page.keyboard.press('Escape');
      await page.keyboard.type('?');
      await expect(words).toHaveText(`Old tune ${letters} end?`);
      await page.keyboard.press('Escape');
    });
});

test('a second click writes where it lands, and a double click selects the word and loses no key', async ({
  page,
}) => {
  const canvas = await openKinds(page);
  for (const { name, find } of ways)
    await test.step(name, async () => {
      const words = find(canvas);
      const select = await pointAt(words, 3);
      await page.mouse.click(select.x, select.y);
      await expect(page.getByTestId('element-toolbar')).toBeVisible();
      // The page gets its scale beside the inspector before the next click.
      await expect(page.getByTestId('inspector')).toBeVisible();
      const write = await pointAt(words, 3);
      await page.mouse.click(write.x, write.y);
      await page.keyboard.type(', old');
      await expect(words).toHaveText('Old, old tune');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      const again = await pointAt(words, 3);
      await page.mouse.dblclick(again.x, again.y);
      await page.keyboard.type('Very');
      await expect(words).toHaveText('Very, old tune');
      await page.keyboard.press('Escape');
    });
});

test('a triple click selects a line, also as the first click on the page', async ({ page }) => {
  const lines = node('lines', 'text', [], { html: '<h2>Old tune</h2><p>Old words</p>' });
  const canvas = await openHost(page, { content: [text('other', 'Other'), lines] });
  const words = widget(canvas, 'lines');
  for (const typed of ['New tune', 'Last tune']) {
    const { x, y } = await pointAt(words.locator('h2'), 5);
    await page.mouse.click(x, y, { clickCount: 3 });
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.type(typed);
    await expect(words.locator('h2')).toHaveText(typed);
    await expect(words.locator('p')).toHaveText('Old words');
    await page.keyboard.press('Escape');
    await widget(canvas, 'other').click();
  }
});

test('a double click on what is already selected selects the word, and keys replace it', async ({
  page,
}) => {
  const canvas = await openKinds(page);
  for (const { name, find } of ways)
    await test.step(name, async () => {
      const words = find(canvas);
      const first = await pointAt(words, 3);
      await page.mouse.click(first.x - 4, first.y);
      await expect(page.getByTestId('inspector')).toBeVisible();
      const { x, y } = await pointAt(words, 6);
      await page.mouse.dblclick(x, y);
      await page.keyboard.type('song');
      await expect(words).toHaveText('Old song');
      // Keys still write when the text has lost the focus to the page.
      await words.evaluate(({ ownerDocument }) => {
        (ownerDocument.activeElement as HTMLElement).blur();
      });
      await page.keyboard.type('s');
      await expect(words).toHaveText('Old songs');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    });
});

test('keys typed before the text editor has loaded are not lost', async ({ page }) => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/open-text[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  const canvas = await openKinds(page);
  const words = KINDS[0]?.find(canvas) as Locator;
  const asked = page.waitForRequest(/\/open-text[^/]*\.js$/);
  const { x, y } = await pointAt(words, 3);
  await page.mouse.dblclick(x, y);
  await asked;
  await page.keyboard.type('Oldest?');
  open();
  await expect(words).toHaveText('Oldest? tune');
  await page.keyboard.type(' But a');
  await expect(words).toHaveText('Oldest? But a tune');
  await expectNoCommand(page);
});

test('input methods and dead keys start writing in a selected text', async ({ page, context }) => {
  const canvas = await openKinds(page);
  const input = await context.newCDPSession(page);
  for (const { name, find } of ways)
    await test.step(name, async () => {
      const words = find(canvas);
      const end = await pointAt(words, 8);
      await page.mouse.click(end.x - 4, end.y);
      await input.send('Input.imeSetComposition', {
        text: 'に',
        selectionStart: 1,
        selectionEnd: 1,
      });
      await input.send('Input.insertText', { text: '日本' });
      await expect(words).toHaveText('Old tune日本');
      await page.keyboard.type('é!');
      await expect(words).toHaveText('Old tune日本é!');
      await page.keyboard.press('Escape');
    });
});
