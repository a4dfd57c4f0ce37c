import { openEditor, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { focusOf, runCommand } from './support/keyboard.ts';
import { node, pageOfFile, text } from './support/own-page.ts';

const own = pageOfFile('At all devices', [
  text('words', 'Seen everywhere'),
  node('gap', 'spacer', [], { height: { desktop: 80 } }),
  node('go', 'button', [], { label: 'Go' }),
]);

const WIDTHS = { desktop: 1280, tablet: 768, 'mobile-h': 667, 'mobile-v': 375 };

test('all devices are shown live, and a double click edits on one of them', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await widget(canvas, 'go').click();
  await runCommand(page, 'side-by-side');
  const view = page.getByTestId('side-by-side');
  await expect(view).toBeFocused();
  await expect(page.getByTestId('zoom-menu')).toBeHidden();
  const mirrors = Object.entries(WIDTHS).map(([name, width]) => ({
    name,
    width,
    frame: page.frameLocator(`[data-testid="mirror-${name}"]`),
  }));
  for (const { frame, width } of mirrors) {
    await expect(frame.locator('[data-node-id="go"]')).toHaveText('Go');
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }

  await page.getByTestId('control-label').getByRole('textbox').fill('Went');
  for (const { frame } of mirrors)
    await expect(frame.locator('[data-node-id="go"]')).toHaveText('Went');

  await test.step('a click on a device selects there and shows that device’s values', async () => {
    const tablet = page.frameLocator('[data-testid="mirror-tablet"]');
    await tablet.locator('[data-node-id="gap"]').click();
    await expect(page.getByTestId('device-pill')).toContainText('tablet');
    await page.getByTestId('control-height').getByRole('textbox').fill('20');
    const heights = () =>
      Promise.all(
        mirrors.map(({ frame }) =>
          frame.locator('[data-node-id="gap"]').evaluate((element) => element.clientHeight),
        ),
      );
    await expect.poll(heights).toEqual([80, 20, 20, 20]);
  });

  await test.step('undo applies to all devices, and Escape returns to the canvas', async () => {
    await view.focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    for (const { frame } of mirrors)
      await expect(frame.locator('[data-node-id="go"]')).toHaveText('Go');
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect.poll(async () => (await focusOf(page)).name).toBe('canvas-stage');
    await expect(widget(canvas, 'go')).toHaveText('Go');
  });

  await test.step('a double click edits on that device', async () => {
    await page.getByTestId('side-by-side-switch').click();
    const phone = page.frameLocator('[data-testid="mirror-mobile-v"]');
    await phone.locator('[data-node-id="words"]').dblclick();
    await expect(view).toBeHidden();
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await expect(page.getByTestId('device-pill')).toContainText('mobile');
    await showTab(page, 'Content');
  });
});
