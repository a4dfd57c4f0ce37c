import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openDesign, openPanel, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { ownPage, text, writeContent } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Saving', [text('one', 'One'), text('two', 'Two')]);
});

test.afterAll(() => owner.call('PagesService.delete', { ids: [id] }));

async function open(page: Page, url: string) {
  await writeContent(owner, id, [text('one', 'One'), text('two', 'Two')]);
  return openDesign(page, url, id);
}

const STATES = [
  ['draft', 'Save draft', {}],
  ['pending', 'Save', {}],
  ['future', 'Save', { published_at: new Date(Date.now() + 86_400_000).toISOString() }],
  ['publish', 'Update', {}],
] as const;

test('the save label follows the page’s status, and an unchanged page has nothing to save', async ({
  signedIn: page,
  product,
}) => {
  const save = page.getByTestId('save-button');
  for (const [status, label, fields] of STATES) {
    await test.step(status, async () => {
      const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
      await owner.call('PagesService.save', { item: { id, status, ...fields }, revision });
      await page.goto(`${product.url}/admin/#!/pages/`);
      const canvas = await open(page, product.url);
      await expect(save).toHaveText(label);
      await expect(save).toBeDisabled();
      await widget(canvas, 'one').click();
      await page.keyboard.press('Delete');
      await expect(widget(canvas, 'one')).toHaveCount(0);
      if (status !== 'draft') await expect(save).toBeEnabled();
      await page.keyboard.press('Control+z');
      await expect(widget(canvas, 'one')).toHaveCount(1);
      await expect(save).toBeDisabled();
    });
  }
  await page.getByTestId('leave-editor').click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
});

test('a tab asks before closing only with unsaved work', async ({ signedIn: page, product }) => {
  const canvas = await open(page, product.url);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await widget(canvas, 'two').click();
  await page.keyboard.press('Delete');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await openCanvas(page);
  await page.goto('about:blank');
  expect(asked).toHaveLength(1);
});

test('fifty steps can be undone and redone; one more drops the oldest', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await open(page, product.url);
  const html = () =>
    canvas.locator('#section-content').evaluate((element) =>
      // The label of a new button is open for writing.
      element.innerHTML.replace(
        / (?:contenteditable|role|aria-label|dir|data-revealed)="[^"]*"/g,
        '',
      ),
    );
  const buttons = canvas.locator('#section-content .moto-widget-button');
  const first = await html();
  await openPanel(page, 'add', { isPinned: true });
  for (let step = 1; step <= 50; step++) {
    await page.getByTestId('tile-button').click();
    await expect(buttons).toHaveCount(step);
  }
  const last = await html();
  await page.getByTestId('canvas-stage').focus();
  for (let step = 0; step < 50; step++) await page.keyboard.press('Control+z');
  await expect.poll(html).toBe(first);
  await expect(page.getByTestId('undo-button')).toBeDisabled();
  for (let step = 0; step < 50; step++) await page.keyboard.press('Control+Shift+z');
  await expect.poll(html).toBe(last);

  await page.getByTestId('tile-button').click();
  await expect(buttons).toHaveCount(51);
  await page.getByTestId('canvas-stage').focus();
  for (let step = 0; step < 60; step++) await page.keyboard.press('Control+z');
  await expect(page.getByTestId('undo-button')).toBeDisabled();
  await expect(buttons).toHaveCount(1);
});

test('a typed label is undone, and clears what could be redone', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await open(page, product.url);
  const buttons = canvas.locator('#section-content .moto-widget-button');
  await openPanel(page, 'add', { isPinned: true });
  for (const count of [1, 2]) {
    await page.getByTestId('tile-button').click();
    await expect(buttons).toHaveCount(count);
  }
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Control+z');
  await expect(buttons).toHaveCount(1);
  await expect(page.getByTestId('redo-button')).toBeEnabled();
  await buttons.first().click();
  const label = page.getByTestId('control-label').getByRole('textbox');
  await label.fill('');
  await label.pressSequentially('Typed letter by letter');
  await expect(buttons.first()).toHaveText('Typed letter by letter');
  await expect(page.getByTestId('redo-button')).toBeDisabled();
  await page.getByTestId('undo-button').click();
  await expect(buttons.first()).not.toHaveText(/Typed/);
});

test('publishing shows a link to the live page, also by keyboard; a draft is just saved', async ({
  signedIn: page,
  product,
  context,
}) => {
  // A page that isn't open in an editor, because open pages can't be set to draft.
  const own = await ownPage(owner, 'Going live', [text('one', 'One'), text('two', 'Two')]);
  const { revision, full_url } = await owner.call<{ revision: number; full_url: string }>(
    'PagesService.get',
    { id: own },
  );
  // Without a description, publishing asks.
  const item = { id: own, status: 'draft', seo_description: 'Two texts' };
  await owner.call('PagesService.save', { item, revision });
  const double = async (id: string) => {
    const canvas = await openCanvas(page);
    await widget(canvas, id).click();
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+s');
    await expect(page.getByTestId('save-state')).toContainText('Saved');
  };
  const way = page.getByRole('link', { name: 'View page' });

  await openDesign(page, product.url, own);
  await double('one');
  await expect(page.getByTestId('announcer')).toContainText('Saved');
  await expect(way).toHaveCount(0);

  await page.getByTestId('status-menu').click();
  await page.getByTestId('status-publish').click();
  await expect(toast(page, 'Published').getByRole('link')).toHaveAttribute('href', full_url);
  await expect(page.getByTestId('save-button')).toHaveText('Update');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await writeContent(owner, own, [text('one', 'One'), text('two', 'Two')]);
  await page.reload();
  await double('two');
  // The announcer reads both at once, instead of the toast.
  await expect(page.getByTestId('announcer')).toContainText('Page updated');
  await expect(toast(page, 'Page updated')).toBeVisible();
  while (!(await way.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('F6');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await expect(tab.getByText('One')).toHaveCount(1);
  await expect(tab.getByText('Two')).toHaveCount(2);
  expect(tab.url()).toBe(new URL(full_url, product.url).href);
  deleteAtEnd(owner, [own]);
});
