import { layer, openLayers } from '../../e2e/support/layers.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const refusing = hostPage([
  node('first', 'row', [node('left', 'column', [text('here', 'Here')])]),
  node('second', 'row', [node('right', 'column', [text('there', 'There')])]),
]);

test('a refused drop says why and changes neither the page nor its history', async ({ page }) => {
  const canvas = await refusing.open(page);
  const html = () => canvas.locator('#section-content').evaluate((element) => element.innerHTML);
  await openLayers(page);
  await layer(page, 'first').hover();
  await layer(page, 'first').getByLabel('Locked').click();
  await expect(layer(page, 'first')).toHaveAccessibleName(/Locked/);
  const before = await html();
  const from = await layer(page, 'first').boundingBox();
  const to = await layer(page, 'second').boundingBox();
  if (!from || !to) throw new Error('The layers are not shown');
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + to.height - 3, { steps: 8 });
  await expect(page.getByTestId('layers-drop-indicator')).toHaveText('Locked');
  await page.mouse.up();
  await expect(page.getByTestId('layers-drop-indicator')).toBeHidden();
  expect(await html()).toBe(before);
  // The lock is the only undo step.
  await page.getByTestId('undo-button').click();
  await expect(layer(page, 'first')).not.toHaveAccessibleName(/Locked/);
  await expect(page.getByTestId('undo-button')).toBeDisabled();
});
