import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage([node('row', 'row', [node('column', 'column', [text('a', 'Alpha')])])]);

test('text from slides and old sites is pasted readable, and can be saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const canvas = await own.open(page);
  await canvas.locator('[data-node-id="a"]').dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.evaluate(() => navigator.clipboard.writeText('One\u000btwo: it\u0092s\u0007'));
  await page.keyboard.press('Control+v');
  await expect(canvas.locator('[data-node-id="a"]')).toHaveText('One two: it’s');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('announcer')).toContainText('Saved');
  const saved = await withPorts(page, ({ saving }) => JSON.stringify(saving.versions));
  expect(saved).toContain('One two: it’s');
});
