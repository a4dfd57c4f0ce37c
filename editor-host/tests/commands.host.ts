import type { FrameLocator, Locator, Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { chooseValue } from '../../e2e/support/form.ts';
import { layer, openLayers } from '../../e2e/support/layers.ts';
import { LETTERS } from '../../e2e/support/letters.ts';
import { allWords } from '../../e2e/support/writing.ts';
import { hostPage } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

const own = hostPage(LETTERS);

const menu = (page: Page) => page.getByTestId('context-menu');
const path = (page: Page) => page.getByTestId('breadcrumbs');
const said = (page: Page) => page.getByTestId('announcer');

/** Runs an entry of a widget's context menu. */
async function run(page: Page, canvas: FrameLocator, [name, entry]: readonly [string, string]) {
  await widget(canvas, name).click({ button: 'right' });
  await page.getByTestId(`menu-${entry}`).click();
  await expect(menu(page)).toBeHidden();
}

test('the context menu opens by right click, Shift+F10 and the three dots, on the canvas and in the layers', async ({
  page,
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
  await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Beta']);
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
  // The menu takes the focus once it has opened, also from an item that was focused before.
  await expect(menu(page).or(menu(page).locator('*')).and(page.locator(':focus'))).toBeVisible();
  await page.getByTestId('menu-duplicate').press('Enter');
  await expect(canvas.locator('#section-content .moto-widget-button')).toHaveCount(2);
});

test('Escape closes a context menu that has just opened, and the focus stays where it was', async ({
  page,
}) => {
  const canvas = await own.open(page);
  /** Opens the menu of an element, and presses Escape before the menu has the focus. */
  const openAndEscape = (target: Locator) =>
    target.evaluate(async (element) => {
      const { document } = element.ownerDocument.defaultView?.parent ?? window;
      const { left, top } = element.getBoundingClientRect();
      const at = { clientX: left + 5, clientY: top + 5 };
      element.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }),
      );
      await Promise.resolve();
      const press = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      // By then, a menu that stayed open is visible and has the focus.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
  await widget(canvas, 'go').click();
  await openAndEscape(widget(canvas, 'go'));
  await expect(menu(page)).toHaveCount(0);
  await expect(path(page)).toContainText('Button');
  await expect(page.getByRole('textbox', { name: 'Page' })).toBeFocused();

  await openLayers(page);
  await layer(page, 'go').click();
  await openAndEscape(layer(page, 'go'));
  await expect(menu(page)).toHaveCount(0);
  await expect(layer(page, 'go')).toBeFocused();
});

test('entries of the context menu act on its widget', async ({ page, context }) => {
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
    await expect(said(page)).toContainText('Copied');
    await run(page, canvas, ['b', 'paste']);
    await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Beta', 'Alpha', 'Gamma']);
    await run(page, canvas, ['b', 'cut']);
    await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Alpha', 'Gamma']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
  });
  await test.step('paste style, refused by another widget type', async () => {
    await widget(canvas, 'a').click();
    await page.getByTestId('inspector').getByText('Design', { exact: true }).click();
    await chooseValue(page.getByTestId('spacing-top'), 'large');
    await run(page, canvas, ['a', 'copy']);
    await run(page, canvas, ['b', 'paste-style']);
    await expect(widget(canvas, 'b')).toHaveClass(/moto-spacing-top-large/);
    await run(page, canvas, ['go', 'paste-style']);
    await expect(toast(page, 'Copied style is from a different widget type')).toBeVisible();
  });
  await test.step('duplicate, up and down', async () => {
    await run(page, canvas, ['c', 'duplicate']);
    await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Beta', 'Gamma', 'Gamma']);
    await page.keyboard.press('Control+z');
    await run(page, canvas, ['c', 'up']);
    await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Gamma', 'Beta']);
    await run(page, canvas, ['c', 'down']);
    await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
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
    await expect(said(page)).toContainText('Hidden on this device');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByTestId('menu-hide')).toHaveText(/Show on desktop/);
    await page.getByTestId('menu-hide').press('Enter');
    await expect(page.getByTestId('ghost').filter({ hasText: 'Button' })).toHaveCount(0);
  });
  await test.step('its parent', async () => {
    await run(page, canvas, ['b', 'parent']);
    await expect(path(page).locator('[aria-current]')).toHaveText('Column');
  });
});

test('a disabled entry says why and does nothing', async ({ page }) => {
  const canvas = await own.open(page);
  await run(page, canvas, ['b', 'lock']);
  await expect(said(page)).toContainText('Locked');
  await widget(canvas, 'b').click({ button: 'right' });
  for (const entry of ['cut', 'delete', 'up', 'down', 'move', 'wrap']) {
    await expect(page.getByTestId(`menu-${entry}`)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByTestId(`menu-${entry}`)).toContainText('Locked');
  }
  // What a text can never do isn't offered.
  await expect(page.getByTestId('menu-replace-picture')).toHaveCount(0);
  await expect(menu(page).getByRole('separator')).toHaveCount(5);
  await page.getByTestId('menu-delete').click({ force: true });
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(toast(page, 'Locked')).toBeVisible();
  expect(await allWords(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
  await run(page, canvas, ['b', 'lock']);
  await expect(said(page)).toContainText('Unlocked');
  await page.keyboard.press('Delete');
  await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Gamma']);
});
