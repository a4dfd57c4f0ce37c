import type { Browser, Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas, showTab, updatePreset, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage, text, writeContent } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { allWords, stopWriting, words, write as writeOn } from './support/writing.ts';

const LONG = 'The tide tables of the harbor are printed every spring, and they cost three pounds';

let owner: RpcClient;
let id: number;
let other: number;

const content = (first = 'First', second = 'Second') => [
  node('r1', 'row', [
    node('c1', 'column', [text('t1', first), text('t2', second)]),
    node('c2', 'column', [node('go', 'button', [], { label: 'Go' })]),
  ]),
];

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Two windows', content());
  other = await ownPage(owner, 'Another page', content('Other'));
});

test.afterEach(() => deleteAtEnd(owner, [id, other]));

async function write(page: Page, index: number, more: string): Promise<void> {
  await writeOn(page, index, more);
  await stopWriting(page);
}

async function save(page: Page): Promise<void> {
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}

const stored = async (): Promise<string> =>
  JSON.stringify(await owner.call('PagesService.getDesign', { id }));

const windows = async (browser: Browser, url: string) =>
  [await editorIn(browser, url, id), await editorIn(browser, url, id)] as const;

const question = (page: Page) => page.getByTestId('conflict-dialog').getByRole('dialog');

test('the same text changed in two windows asks, with the difference marked, and takes either side', async ({
  browser,
  product,
}) => {
  await writeContent(owner, id, content(LONG));
  const [first, second] = await windows(browser, product.url);
  for (const [side, expected] of [
    ['Keep mine', / cheap.*$/],
    ['Use theirs', / dear.*$/],
  ] as const) {
    await write(first, 0, ' dear');
    await write(second, 0, ' cheap');
    await save(first);
    await second.getByTestId('save-button').click();
    const line = question(second).getByTestId('conflict-line');
    await expect(line.locator('mark')).toHaveText([/cheap/, /dear/]);
    const passages = line.getByRole('definition');
    await expect(passages).toHaveText([/^….*cheap$/, /^….*dear$/]);
    await question(second).getByText(side).click();
    await second.getByTestId('conflict-save').click();
    await expect(second.getByTestId('save-state')).toContainText('Saved');
    await expect(words(await openCanvas(second))).toHaveText(expected);
    expect(await stored()).toMatch(/(?:cheap|dear)<\/p>/);
    await first.reload();
    await expect(words(await openCanvas(first))).toHaveText(expected);
  }
});

test('nothing is asked before anything was typed', async ({ browser, product }) => {
  const [first, second] = await windows(browser, product.url);
  await words(await openCanvas(second)).dblclick();
  await expect(second.getByTestId('text-toolbar')).toBeVisible();
  await write(first, 0, ' by the first');
  await save(first);
  await stopWriting(second);
  await write(second, 1, ' by the second');
  await save(second);
  await expect(question(second)).toHaveCount(0);
  expect(await allWords(await openCanvas(second))).toEqual([
    'First by the first',
    'Second by the second',
  ]);
});

test('a header changed on another page is shown after a save, and not overwritten', async ({
  browser,
  product,
}) => {
  const first = await editorIn(browser, product.url, other);
  const second = await editorIn(browser, product.url, id);
  const label = async (page: Page) =>
    (await openCanvas(page)).locator('#section-header .moto-widget-button').first();
  await (await label(first)).click();
  await first.getByTestId('control-label').getByRole('textbox').fill('Newer');
  await save(first);
  await write(second, 0, ' and more');
  await save(second);
  await expect(await label(second)).toHaveText('Newer');
  await expect(toast(second, 'Merged with changes saved elsewhere')).toBeVisible();
  await expect(question(second)).toHaveCount(0);
});

test('a version restored in one window meets the changes of the other', async ({
  browser,
  product,
}) => {
  await writeContent(owner, id, content('First now', 'Second'));
  const [first, second] = await windows(browser, product.url);
  await write(second, 1, ' by the second');
  await first.getByTestId('rail-history').click();
  await first.getByTestId('history-kind').getByText('Versions').click();
  await first.getByTestId('revisions').getByRole('button').nth(1).click();
  await first.getByTestId('restore-all').click();
  await expect(first.getByTestId('revision-view')).toBeHidden();
  await expect(first.getByTestId('save-state')).toContainText('Saved');
  await save(second);
  await expect(question(second)).toHaveCount(0);
  expect(await allWords(await openCanvas(second))).toEqual(['First', 'Second by the second']);

  await write(second, 0, ' once more');
  await save(second);
  await first.getByTestId('undo-button').click();
  await first.getByTestId('save-button').click();
  await expect(question(first)).toBeVisible();
  await question(first).getByRole('button', { name: 'Keep all mine' }).click();
  await first.getByTestId('conflict-save').click();
  await expect(first.getByTestId('save-state')).toContainText('Saved');
  expect(await allWords(await openCanvas(first))).toEqual(['First now', 'Second by the second']);
});

/** Gives the preset of the selected button another corner radius, for all widgets that use it. */
async function roundPreset(page: Page, radius: string): Promise<void> {
  await widget(await openCanvas(page), 'go').click();
  await showTab(page, 'Design');
  await page.getByTestId('control-border.radius').getByRole('textbox').fill(radius);
  await updatePreset(page);
  await expect(page.getByTestId('preset-modified')).toBeHidden();
}

const face = async (page: Page) => widget(await openCanvas(page), 'go').locator('.moto-button');

test('a preset changed in two windows asks, and the answer is shown in both', async ({
  browser,
  product,
}) => {
  const first = await editorIn(browser, product.url, id);
  await widget(await openCanvas(first), 'go').click();
  await showTab(first, 'Design');
  await first.getByTestId('preset-duplicate').click();
  await expect(first.getByTestId('preset-select')).toHaveValue(/2$/);
  await save(first);

  const second = await editorIn(browser, product.url, id);
  await roundPreset(first, '17');
  await save(first);
  await roundPreset(second, '23');
  await second.getByTestId('save-button').click();
  const line = question(second).getByTestId('conflict-line');
  await expect(line.locator('mark')).toHaveText([/23/, /17/]);
  await question(second).getByText('Use theirs').click();
  await second.getByTestId('conflict-save').click();
  await expect(second.getByTestId('save-state')).toContainText('Saved');
  await expect(await face(second)).toHaveCSS('border-top-left-radius', '17px');

  await roundPreset(second, '11');
  await save(second);
  await write(first, 0, ' and more');
  await save(first);
  await expect(question(first)).toHaveCount(0);
  await first.reload();
  await expect(await face(first)).toHaveCSS('border-top-left-radius', '11px');
});
