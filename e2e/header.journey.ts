import type { FrameLocator, Locator, Page } from 'playwright/test';
import { deleteAtEnd, restoreFactsAtEnd } from './support/at-end.ts';
import { openEditor } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { runCommand } from './support/keyboard.ts';
import { saveNow } from './support/nested-page.ts';
import { ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;
let pages: number;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Below a header', [text('t', 'Words')]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
  const { items } = await owner.call<{ items: { used_on: number }[] }>('ContentSection.getList', {
    filter: { kind: 'header' },
    sort: 'created',
    direction: 'asc',
  });
  pages = items[0]?.used_on ?? 0;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

const button = (canvas: FrameLocator) =>
  canvas.locator('#section-header .moto-widget-button').first();

async function relabel(page: Page, canvas: FrameLocator, label: string): Promise<void> {
  await button(canvas).click();
  await page.getByTestId('control-label').getByRole('textbox').fill(label);
  await expect(button(canvas)).toContainText(label);
}

test('editing a shared header shows what it affects, saves a version of it alone, and that can be restored', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const before = (await button(canvas).textContent()) ?? '';
  const frame = page.getByTestId('canvas-frame');
  await button(canvas).click();
  const label = page.getByTestId('control-label').getByRole('textbox');
  await expect(label).toBeVisible();
  await expect(page.getByTestId('shared-line')).toContainText(`Header · on ${pages} page`);
  const place = await frame.boundingBox();
  await label.fill('Everywhere');
  await expect(button(canvas)).toContainText('Everywhere');
  await expect(page.getByTestId('shared-note')).toContainText(`shared by ${pages} pages`);
  expect(await frame.boundingBox()).toEqual(place);
  await page.getByTestId('save-shared').click();
  await expect(page.getByTestId('save-list')).toHaveText(`Header on ${pages} pages`);
  await page.keyboard.press('Escape');
  await saveNow(page);
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('shared-note')).toBeHidden();
  await expect(page.getByTestId('save-shared')).toBeHidden();

  const visitor = await context.newPage();
  await visitor.goto(product.url);
  await expect(visitor.locator('header .moto-widget-button')).toContainText('Everywhere');

  await page.getByTestId('rail-history').click();
  await page.getByText('Versions').click();
  const versions = page.getByTestId('revisions').getByRole('button');
  await expect(versions.first()).toContainText('Header · 1 item changed');
  await versions.nth(1).click();
  await page.getByTestId('restore-all').click();
  await expect(page.getByTestId('revision-view')).toBeHidden();
  await expect(button(canvas)).toContainText(before);
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await visitor.reload();
  await expect(visitor.locator('header .moto-widget-button')).toContainText(before);
});

test('a page can get its own copy of a header without changing other pages', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const before = (await button(canvas).textContent()) ?? '';
  await relabel(page, canvas, 'Here alone');
  await page.getByTestId('own-section').click();
  await expect(toast(page, 'its own header')).toBeVisible();
  await expect(page.getByTestId('shared-note')).toBeHidden();
  await expect(page.getByTestId('save-shared')).toBeHidden();
  await expect(button(canvas)).toContainText('Here alone');
  await saveNow(page);

  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.locator('header .moto-widget-button')).toContainText('Here alone');
  await visitor.goto(product.url);
  await expect(visitor.locator('header .moto-widget-button')).toContainText(before);
  await page.reload();
  await expect(button(canvas)).toContainText('Here alone');
});

/** Clipped and overlapping elements of the top bar. */
const cutOff = (bar: Locator): Promise<string[]> =>
  bar.evaluate((element) => {
    const parts = [...element.querySelectorAll<HTMLElement>('button, .pl-save-state')].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const labels = [...element.querySelectorAll<HTMLElement>('.mantine-Button-label')];
    const cut = labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const over = parts.filter((part, at) => {
      const { left, right } = part.getBoundingClientRect();
      const before = parts[at - 1]?.getBoundingClientRect().right ?? 0;
      return left < before || right > innerWidth;
    });
    return [...cut, ...over].map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });

/** What saving a changed header and footer changes. */
const BOTH = 'Unsaved: header + 1';

test('the top bar has space for the save notices at every desktop width', async ({
  signedIn: page,
  product,
}) => {
  const item = { name: 'Not yet there', status: 'draft' };
  const draft = await owner.call<{ id: number }>('PagesService.save', { item });
  const live = await ownPage(owner, 'Wide enough', [text('t', 'Words')]);
  for (const each of [live, draft.id]) {
    const canvas = await openEditor(page, product.url, each);
    const footer = canvas.locator('#section-footer .moto-widget-text').first();
    // Drafts are saved automatically.
    await expect(async () => {
      for (const shared of [button(canvas), footer]) {
        await shared.click();
        await page.keyboard.press('Control+d');
      }
      await expect(page.getByTestId('save-shared')).toHaveText(BOTH, { timeout: 1000 });
      await expect(page.getByTestId('save-state')).toHaveText('Unsaved changes', { timeout: 1000 });
    }).toPass();
    for (const width of [1024, 1152, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page.getByTestId('topbar')), `${width} px`).toEqual([]);
      await expect(
        page.getByTestId('save-button').getByText(/^(Update|Update site)$/),
      ).toBeVisible();
    }
    await page.getByTestId('leave-editor').click();
    await page.getByTestId('leave-button').click();
    await expect(page.getByTestId('pages-list')).toBeVisible();
  }
  deleteAtEnd(owner, [live, draft.id]);
});

test('the note on a shared section covers neither toasts nor the device pill', async ({
  signedIn: page,
  product,
}) => {
  const own = await ownPage(owner, 'Below a note', [text('t', 'Words')]);
  const canvas = await openEditor(page, product.url, own);
  const note = page.getByTestId('shared-note');
  await runCommand(page, 'device-mobile_v');
  await canvas.locator('#section-header .moto-widget-text').first().click();
  await page.keyboard.press('Delete');
  await toast(page, 'Text deleted').hover();
  const pill = page.getByTestId('device-pill');
  // On phones the pill shows only with the settings, which are closed here.
  for (const [width, shown] of [
    [1280, [note, pill]],
    [375, [note]],
  ] as const) {
    await page.setViewportSize({ width, height: 760 });
    await expect
      .poll(async () => {
        const places = [toast(page, 'Text deleted'), ...shown];
        const boxes = await Promise.all(places.map((place) => place.boundingBox()));
        return boxes.map((box, index) => {
          const above = boxes[index - 1];
          return box !== null && (!above || above.y + above.height <= box.y);
        });
      })
      .toEqual([true, ...shown.map(() => true)]);
  }
  await canvas.locator('#section-content .moto-widget-text').first().click();
  await expect(note).toBeHidden();
  deleteAtEnd(owner, [own]);
});

type StoredMenu = {
  readonly id: number;
  readonly revision: number;
  readonly items: readonly { readonly label: string }[];
};

test('the logo is changed and the items of the menu are edited where the page shows them', async ({
  signedIn: page,
  product,
}) => {
  const facts = async () =>
    (
      await owner.call<{ values: { logo_id: number | null } }>('SettingsService.get', {
        group: 'site_facts',
      })
    ).values;
  await restoreFactsAtEnd(owner);
  const before = (await facts()).logo_id;
  const canvas = await openEditor(page, product.url, id);
  const logo = canvas.locator('#section-header .moto-widget-text').first();
  await logo.click();
  await page.getByTestId('change-logo').click();
  const picker = page.getByRole('dialog', { name: 'Select image' });
  // The owner's own files come first, and the starter brought samples only.
  await picker.getByTestId('media-origin').click();
  await page.getByRole('option', { name: 'Samples' }).click();
  await picker.getByTestId('media-tile').first().click();
  await picker.getByRole('button', { name: 'Select' }).click();
  await expect(toast(page, 'Logo changed on all pages')).toBeVisible();
  await expect(logo.locator('img')).toBeVisible();
  expect((await facts()).logo_id).not.toBe(before);
  await logo.dblclick();
  await expect(picker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();

  await canvas.locator('#section-header .moto-widget-menu a').first().click();
  await page.getByTestId('edit-menu-items').click();
  const drawer = page.getByTestId('menu-drawer');
  await expect(drawer.getByTestId('menu-item').first()).toBeVisible();
  const editing = page.url();
  await drawer.getByTestId('add-item').click();
  const dialog = page.getByRole('dialog', { name: 'Add item' });
  await expect(dialog.getByRole('combobox', { name: 'Link to' })).toBeFocused();
  await page.keyboard.type('None');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Label', { exact: true }).fill('Workshop');
  await dialog.getByTestId('item-done').click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await drawer.getByTestId('save-button').click();
  const nav = canvas.locator('#section-header .moto-widget-menu');
  await expect(nav.getByText('Workshop')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(page.url()).toBe(editing);
  const { items } = await owner.call<{ items: StoredMenu[] }>('MenusService.getList');
  const menu = items.find((each) => each.items.some(({ label }) => label === 'Workshop'));
  if (!menu) throw new Error('The menu is not saved');
  const kept = menu.items.filter(({ label }) => label !== 'Workshop');
  const { revision } = menu;
  await owner.call('MenusService.save', { item: { id: menu.id, items: kept }, revision });
});
