import { runCommand } from '../../e2e/support/keyboard.ts';
import { LETTERS } from '../../e2e/support/letters.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

test('keys open panels at their search field or tree, also when these are open already', async ({
  page,
}) => {
  await hostPage(LETTERS).open(page);
  const stage = page.getByTestId('canvas-stage');
  const tree = page.getByTestId('layers-tree').locator('[tabindex="0"]');
  for (const [key, start] of [
    ['a', page.getByTestId('add-search')],
    ['l', tree],
    ['b', page.getByTestId('blocks-search')],
  ] as const) {
    await stage.focus();
    await page.keyboard.press(key);
    await expect(start).toBeFocused();
    await stage.focus();
    await expect(start).not.toBeFocused();
    await page.keyboard.press(key);
    await expect(start).toBeFocused();
  }
  await stage.focus();
  await runCommand(page, 'layers-panel');
  await expect(tree).toBeFocused();
});
