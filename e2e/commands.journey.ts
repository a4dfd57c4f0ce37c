import type { FrameLocator, Page } from 'playwright/test';
import { widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { focusOf } from './support/keyboard.ts';
import { layer, openLayers } from './support/layers.ts';
import { node, pageOfFile, text } from './support/own-page.ts';

const CONTENT = [
  node('row', 'row', [
    node('left', 'column', [text('a', 'Alpha'), text('b', 'Beta'), text('c', 'Gamma')]),
    node('right', 'column', [node('go', 'button', [], { label: 'Go' })]),
  ]),
];

const own = pageOfFile('Commands', CONTENT);

const words = (canvas: FrameLocator) =>
  canvas.locator('#section-content .moto-widget-text').allTextContents();
const menu = (page: Page) => page.getByTestId('context-menu');
const path = (page: Page) => page.getByTestId('breadcrumbs');
const said = (page: Page) => page.getByTestId('announcer');

/** Runs an entry of the menu on a widget, opened by a right click. */
async function run(page: Page, canvas: FrameLocator, [name, entry]: readonly [string, string]) {
  await widget(canvas, name).click({ button: 'right' });
  await page.getByTestId(`menu-${entry}`).click();
  await expect(menu(page)).toBeHidden();
}

test('the menu opens by right click, by Shift+F10 and by the three dots, on the canvas and in the layers', async ({
  signedIn: page,
}) => {
  const canvas = await own.open(page);
  await widget(canvas, 'b').click({ button: 'right' });
  await expect(menu(page)).toBeVisible();
  await expect(path(page)).toContainText('Text');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();

  await page.keyboard.press('Shift+F10');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Beta']);
  await page.keyboard.press('Control+z');

  await page.getByTestId('element-toolbar').getByRole('button', { name: 'More actions' }).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await widget(canvas, 'go').click();
  await openLayers(page);
  await layer(page, 'go').click({ button: 'right' });
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer(page, 'go')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.getByTestId('menu-duplicate').press('Enter');
  await expect(canvas.locator('#section-content .moto-widget-button')).toHaveCount(2);
});

test('every entry of the menu does what it says', async ({ signedIn: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const canvas = await own.open(page);

  await test.step('edit', async () => {
    await run(page, canvas, ['a', 'edit']);
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('text-toolbar')).toBeHidden();
  });
  await test.step('copy, paste, cut', async () => {
    await run(page, canvas, ['a', 'copy']);
    await expect(said(page)).toHaveText('Copied');
    await run(page, canvas, ['b', 'paste']);
    await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Beta', 'Alpha', 'Gamma']);
    await run(page, canvas, ['b', 'cut']);
    await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Alpha', 'Gamma']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
  });
  await test.step('paste style, which another kind of widget refuses', async () => {
    await widget(canvas, 'a').click();
    await page.getByTestId('inspector').getByText('Design', { exact: true }).click();
    await page.getByTestId('spacing-top').selectOption('large');
    await run(page, canvas, ['a', 'copy']);
    await run(page, canvas, ['b', 'paste-style']);
    await expect(widget(canvas, 'b')).toHaveClass(/moto-spacing-top-large/);
    await run(page, canvas, ['go', 'paste-style']);
    await expect(toast(page, 'The style was copied from another kind of widget')).toBeVisible();
  });
  await test.step('duplicate, up and down', async () => {
    await run(page, canvas, ['c', 'duplicate']);
    await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Beta', 'Gamma', 'Gamma']);
    await page.keyboard.press('Control+z');
    await run(page, canvas, ['c', 'up']);
    await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Gamma', 'Beta']);
    await run(page, canvas, ['c', 'down']);
    await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
  });
  await test.step('move to another place by keys', async () => {
    await run(page, canvas, ['c', 'move']);
    await expect(page.getByTestId('move-guide')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Gamma', 'Beta']);
    await page.keyboard.press('Control+z');
  });
  await test.step('wrap in row', async () => {
    await run(page, canvas, ['c', 'wrap']);
    await expect(widget(canvas, 'left').locator('.moto-widget-row')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(widget(canvas, 'left').locator('.moto-widget-row')).toHaveCount(0);
  });
  await test.step('hide on this device, and show again', async () => {
    await run(page, canvas, ['go', 'hide']);
    await expect(page.getByTestId('ghost').filter({ hasText: 'Button' })).toHaveCount(1);
    await expect(said(page)).toHaveText('Hidden on this device');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByTestId('menu-hide')).toHaveText(/Show on desktop/);
    await page.getByTestId('menu-hide').press('Enter');
    await expect(page.getByTestId('ghost').filter({ hasText: 'Button' })).toHaveCount(0);
  });
  await test.step('rename', async () => {
    await run(page, canvas, ['go', 'rename']);
    await page.keyboard.type('Call to action');
    await page.keyboard.press('Enter');
    await expect(path(page)).toContainText('Call to action');
  });
  await test.step('keep as a block', async () => {
    await run(page, canvas, ['go', 'save-block']);
    await expect(page.getByTestId('dialog-name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('dialog-name')).toBeHidden();
  });
  await test.step('around it', async () => {
    await run(page, canvas, ['b', 'parent']);
    await expect(path(page).locator('[aria-current]')).toHaveText('Column');
  });
});

test('an entry that cannot run says why, and does nothing', async ({ signedIn: page }) => {
  const canvas = await own.open(page);
  await run(page, canvas, ['b', 'lock']);
  await expect(said(page)).toHaveText('Locked');
  await widget(canvas, 'b').click({ button: 'right' });
  for (const entry of ['cut', 'delete', 'up', 'down', 'move', 'wrap']) {
    await expect(page.getByTestId(`menu-${entry}`)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByTestId(`menu-${entry}`)).toContainText('It is locked');
  }
  await expect(page.getByTestId('menu-replace-picture')).toContainText('Only for a picture');
  await page.getByTestId('menu-delete').click({ force: true });
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(toast(page, 'It is locked')).toBeVisible();
  expect(await words(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
  await run(page, canvas, ['b', 'lock']);
  await expect(said(page)).toHaveText('Unlocked');
  await page.keyboard.press('Delete');
  await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Gamma']);
});

test('what was deleted is told with its undo; the selection goes to the next, the previous, then around', async ({
  signedIn: page,
}) => {
  const canvas = await own.open(page);
  const selected = async () =>
    page.locator('[data-layer][aria-selected="true"]').getAttribute('data-layer');
  await openLayers(page);
  await widget(canvas, 'b').click();
  await page.keyboard.press('Delete');
  await expect.poll(selected).toBe('c');
  await toast(page, 'Text deleted').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
  await expect.poll(selected).toBe('b');

  await widget(canvas, 'c').click();
  await page.keyboard.press('Delete');
  await expect.poll(selected).toBe('b');
  await page.keyboard.press('Delete');
  await expect.poll(selected).toBe('a');
  await page.keyboard.press('Backspace');
  await expect.poll(selected).toBe('left');

  await test.step('with the focus in the layers it stays there', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(selected).toBe('a');
    await page.keyboard.press('Control+z');
    await layer(page, 'b').click();
    await page.keyboard.press('Delete');
    await expect(layer(page, 'a')).toBeFocused();
  });
});

test('after a breadcrumb, the toolbar, a device or undo the keys act on the selection', async ({
  signedIn: page,
}) => {
  const canvas = await own.open(page);
  const crumb = (name: string) => path(page).getByRole('button', { name, exact: true });
  const toolbar = page.getByTestId('element-toolbar');

  await widget(canvas, 'go').click();
  await crumb('Column').click();
  await page.keyboard.press('ArrowRight');
  await expect(path(page).locator('[aria-current]')).toHaveText('Button');

  await widget(canvas, 'b').click();
  await toolbar.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(() => words(canvas)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await page.keyboard.press('Delete');
  await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Gamma']);
  await page.getByTestId('undo-button').click();
  await expect.poll(() => words(canvas)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);

  await page.getByTestId('device-tablet').click();
  await expect(page.getByTestId('device-pill')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect.poll(() => words(canvas)).toEqual(['Alpha', 'Gamma']);

  await test.step('pressed by a key, a button keeps the focus', async () => {
    const up = toolbar.getByRole('button', { name: 'Move up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => words(canvas)).toEqual(['Gamma', 'Alpha']);
    await expect(up).toBeFocused();
  });
});

test('combinations with the modifier work wherever the focus is in the editor', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const canvas = await own.open(page);
  const state = page.getByTestId('save-state');
  const change = async () => {
    await widget(canvas, 'a').click();
    await page.keyboard.press('Control+d');
    await expect(state).toContainText('Unsaved');
  };
  const places: readonly (readonly [string, () => Promise<void>])[] = [
    ['the page', async () => widget(canvas, 'b').click()],
    ['a field of the inspector', async () => page.getByTestId('search-controls').focus()],
    ['the layers', async () => layer(page, 'left').click()],
    ['a button of the panel', async () => page.getByTestId('rail-add').focus()],
    ['what is above a dialog', async () => page.keyboard.press('Control+k')],
  ];
  await openLayers(page);
  for (const [name, go] of places) {
    await test.step(name, async () => {
      await change();
      await go();
      await page.keyboard.press('Control+s');
      await expect(state).toContainText('Saved');
    });
  }
  await page.keyboard.press('Escape');
  await widget(canvas, 'go').click();
  await page.getByTestId('rail-history').focus();
  await page.keyboard.press('Control+d');
  await expect(canvas.locator('#section-content .moto-widget-button')).toHaveCount(2);
  await page.keyboard.press('Control+c');
  await expect(said(page)).toHaveText('Copied');
  await page.keyboard.press('Control+v');
  await expect(canvas.locator('#section-content .moto-widget-button')).toHaveCount(3);
  expect((await focusOf(page)).name).toBe('rail-history');
});
