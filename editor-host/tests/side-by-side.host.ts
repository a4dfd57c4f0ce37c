import type { Page } from 'playwright/test';
import { showTab, widget } from '../../e2e/support/editor.ts';
import { focusOf, runCommand } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage([
  text('words', 'Seen everywhere'),
  node('gap', 'spacer', [], { height: { desktop: 80 } }),
  node('go', 'button', [], { label: 'Go' }),
]);

const WIDTHS = { desktop: 1280, tablet: 768, 'mobile-h': 667, 'mobile-v': 375 };

const mirrorsOf = (page: Page) =>
  Object.entries(WIDTHS).map(([name, width]) => ({
    width,
    frame: page.frameLocator(`[data-testid="mirror-${name}"]`),
  }));

/** Shows all devices, with the button selected. */
async function openSideBySide(page: Page) {
  const canvas = await own.open(page);
  await widget(canvas, 'go').click();
  await runCommand(page, 'side-by-side');
  const view = page.getByTestId('side-by-side');
  await expect(view).toBeFocused();
  return { canvas, view, mirrors: mirrorsOf(page) };
}

test('all devices are shown live; undo applies to all, and Escape returns to the canvas', async ({
  page,
}) => {
  const { canvas, view, mirrors } = await openSideBySide(page);
  await expect(page.getByTestId('zoom-menu')).toBeHidden();
  for (const { frame, width } of mirrors) {
    await expect(frame.locator('[data-node-id="go"]')).toHaveText('Go');
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await page.getByTestId('control-label').getByRole('textbox').fill('Went');
  for (const { frame } of mirrors)
    await expect(frame.locator('[data-node-id="go"]')).toHaveText('Went');

  await view.focus();
  await page.keyboard.press('Control+z');
  for (const { frame } of mirrors)
    await expect(frame.locator('[data-node-id="go"]')).toHaveText('Go');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect.poll(async () => (await focusOf(page)).name).toBe('canvas-stage');
  await expect(widget(canvas, 'go')).toHaveText('Go');
  await page.getByTestId('side-by-side-switch').click();
  await expect(view).toBeVisible();
});

test('a click on a device selects there, and a double click edits on that device', async ({
  page,
}) => {
  const { view, mirrors } = await openSideBySide(page);
  const heights = () =>
    Promise.all(
      mirrors.map(({ frame }) =>
        frame.locator('[data-node-id="gap"]').evaluate((element) => element.clientHeight),
      ),
    );
  const tablet = page.frameLocator('[data-testid="mirror-tablet"]');
  await tablet.locator('[data-node-id="gap"]').click();
  await expect(page.getByTestId('device-pill')).toContainText('tablet');
  await page.getByTestId('control-height').getByRole('textbox').fill('20');
  await expect.poll(heights).toEqual([80, 20, 20, 20]);
  await view.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(heights).toEqual([80, 80, 80, 80]);

  const phone = page.frameLocator('[data-testid="mirror-mobile-v"]');
  await phone.locator('[data-node-id="words"]').dblclick();
  await expect(view).toBeHidden();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await expect(page.getByTestId('device-pill')).toContainText('mobile');
  await showTab(page, 'Content');
});
