import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, type Tree } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const BLOCKS = join(import.meta.dirname, '..', 'blocks');

const COLUMNS = new Set(['block', 'row', 'column']);

/** The texts of a block in its columns. */
function textsOf({ id, widget, properties, children }: Tree, prefix: string): readonly Tree[] {
  const inside = children.flatMap((child) => textsOf(child, prefix));
  if (widget !== 'text' && !COLUMNS.has(widget)) return inside;
  const { width } = properties as { readonly width?: object };
  const own = widget === 'text' ? properties : width ? { width } : {};
  return [node(prefix + id, widget, inside, own)];
}

/** The texts of every block in the gallery. */
function galleryTexts(): readonly Tree[] {
  const files = readdirSync(BLOCKS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/[^/]+\.json$/.test(file),
  );
  return files.sort().flatMap((file, index) => {
    const { document } = JSON.parse(readFileSync(join(BLOCKS, file), 'utf8')) as {
      readonly document: Tree;
    };
    return document.children.flatMap((block) => textsOf(block, `b${index}`));
  });
}

/** Texts in the forms that other programs and older versions stored. */
const FORMS: readonly string[] = [
  '<ul><li>Hull and deck</li><li>Engine room, tanks, and everything below the waterline</li></ul>',
  '<ul><li><p>Hull and deck</p></li><li><p>Engine room</p></li></ul><p>After it</p>',
  '<ol><li>One<ul><li>Nested</li><li>Nested too</li></ul></li><li>Two</li></ol>',
  '<ol><li><p>One</p><ul><li><p>Nested</p></li></ul></li><li><p>Two</p></li></ol>',
  '<ul><li><p>First</p><p>Second of it</p></li><li><p>Other</p></li></ul>',
  '<blockquote>Bare words</blockquote>',
  '<blockquote><p>One</p><p>Two</p></blockquote><p>After</p>',
  '<table><tbody><tr><th>Item</th><td>Price</td></tr><tr><td><p>A</p><p>B</p></td><td>7</td></tr></tbody></table>',
  '<p>Two  spaces and a line\nbreak in the source</p><p></p><p>Last <b>bold</b> <i>words</i></p>',
  '<p>Line<br>break, and one at the end<br></p><p>Call <data value="phone"></data></p>',
];

/**
 * Each visible character with its place in the block around the text, and the size of the text.
 * On a long page, blocks further up are still measured meanwhile, which moves the ones below.
 */
const layoutOf = (element: HTMLElement): string[] => {
  const page = element.ownerDocument;
  const block = element.closest('.moto-widget-section > *') ?? page.body;
  const { left: x, top: y } = block.getBoundingClientRect();
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  const letters: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const [index, letter] of [...(text.nodeValue ?? '')].entries()) {
      if (letter.trim() === '') continue;
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, top } = range.getBoundingClientRect();
      letters.push(`${letter} ${Math.round(left - x)} ${Math.round(top - y)}`);
    }
  const { width, height } = element.getBoundingClientRect();
  return [...letters, `${Math.round(width)} × ${Math.round(height)}`];
};

/**
 * Elements and styles of each text; empty if it is hidden. Texts that have them in common break
 * alike.
 */
const formsOf = (texts: readonly Element[]): string[] =>
  texts.map((text) => {
    // What is hidden is a strip on the canvas until it is opened.
    const words = text.firstElementChild ?? text;
    if (!words.checkVisibility()) return '';
    const { fontSize, fontFamily } = getComputedStyle(words);
    return [text.innerHTML.replace(/[^<>]+(?=<)/g, ''), fontFamily, fontSize].join(' ');
  });

type Change = (page: Page, open: Locator) => Promise<void>;

/** Opens a text of each form on the page, and names those that look different then. */
async function movedTexts(
  page: Page,
  canvas: FrameLocator,
  { change, known }: { readonly change: Change; readonly known: Set<string> },
): Promise<string[]> {
  // A double click on the logo chooses another one.
  const texts = canvas.locator('.moto-widget-text[data-node-id]:not(:has(.moto-logo))');
  const moved: string[] = [];
  for (const [index, form] of (await texts.evaluateAll(formsOf)).entries()) {
    if (known.has(form)) continue;
    known.add(form);
    const text = texts.nth(index);
    await text.scrollIntoViewIfNeeded();
    const before = await text.evaluate(layoutOf);
    await text.dblclick();
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await change(page, text);
    const after = await text.evaluate(layoutOf);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('text-toolbar')).toBeHidden();
    const at = before.findIndex((letter, index) => letter !== after[index]);
    if (at === -1 && before.length === after.length) continue;
    const html = (await text.innerHTML()).slice(0, 120);
    moved.push(`${html}: ${before[at]} → ${after[at]}; ${before.at(-1)} → ${after.at(-1)}`);
  }
  return moved;
}

const leave: Change = async () => undefined;

/** Types something, removes it, and ends writing. */
const edit: Change = async (page) => {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-toolbar')).toBeHidden();
};

type Pages = { readonly items: readonly { readonly id: number }[] };

let owner: RpcClient;
let pages: readonly number[];
const added: number[] = [];

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const { items } = await owner.call<Pages>('PagesService.getList', {});
  const forms = FORMS.map((html, index) => node(`form-${index}`, 'text', [], { html }));
  added.push(await ownPage(owner, 'Gallery', galleryTexts()));
  added.push(await ownPage(owner, 'Forms', forms));
  pages = [...items.map(({ id }) => id), ...added];
});

test.afterAll(() => owner.call('PagesService.delete', { ids: added }));

for (const width of [1280, 375])
  test(`no line of a text moves when it is opened, ${width} px`, { tag: '@endurance' }, async ({
    signedIn: page,
    product,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    const moved: string[] = [];
    const known = new Set(['']);
    for (const id of pages) {
      const canvas = await openDesign(page, product.url, id);
      moved.push(
        ...(await movedTexts(page, canvas, { change: leave, known })).map(
          (text) => `page ${id}: ${text}`,
        ),
      );
    }
    expect(moved).toEqual([]);
  });

test('editing a text leaves its lines where they were', { tag: '@endurance' }, async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openDesign(page, product.url, added[1] ?? 0);
  const texts = canvas.locator('#section-content .moto-widget-text');
  await expect(texts).toHaveCount(FORMS.length);
  expect(await movedTexts(page, canvas, { change: edit, known: new Set(['']) })).toEqual([]);
});
