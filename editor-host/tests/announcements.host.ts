import { widget } from '../../e2e/support/editor.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { LETTERS } from '../../e2e/support/letters.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage(LETTERS);

test('screen readers hear what is selected, what was done, and which device is shown', async ({
  page,
}) => {
  const canvas = await own.open(page);
  const said = page.getByTestId('announcer');
  expect(await canvas.locator('html').evaluate(() => document.title)).toBe('Page');
  await widget(canvas, 'a').click();
  await expect(said).toContainText('Text “Alpha”: 1 of 3, in Column 1');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Text “Beta”: 2 of 3, in Column 1');
  await page.keyboard.press('Escape');
  await expect(said).toContainText('Column 1: 1 of 2, in Row');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Column 2: 2 of 2, in Row');

  await test.step('a device', async () => {
    await runCommand(page, 'device-tablet');
    await expect(said).toContainText('Tablet');
    await runCommand(page, 'device-desktop');
  });

  await test.step('a result that a command names, with the widget selected after it', async () => {
    await widget(canvas, 'b').click();
    await page.keyboard.press('Delete');
    await expect(said).toHaveText(/Text deleted\s*Text “Gamma”: 2 of 2, in Column 1$/);
    await page.keyboard.press('Control+z');
    await expect(said).toHaveText(/Undid “delete text”\s*Text “Beta”: 2 of 3, in Column 1$/);
    await page.keyboard.press('Control+a');
    await expect(said).toHaveText(/widgets selected$/);
  });

  await test.step('no step while a text is written', async () => {
    await widget(canvas, 'a').click();
    await page.keyboard.type('x');
    await expect(widget(canvas, 'a')).toHaveText('Alphax');
    await expect(said).not.toContainText('Done');
  });

  await test.step('the selected text after writing', async () => {
    await page.keyboard.press('Escape');
    await expect(said).toHaveText(/Text “Alphax”: 1 of 3, in Column 1$/);
  });
});
