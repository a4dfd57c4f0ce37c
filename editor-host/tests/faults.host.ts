import { widget } from '../../e2e/support/editor.ts';
import { saveNow } from '../../e2e/support/nested-page.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { stopWriting, write } from '../../e2e/support/writing.ts';
import { hostPage, withPorts } from '../open-host.ts';
import { DELETED_IMAGE } from '../site.ts';
import { expect, test, toast } from '../test.ts';

const hologram = node('hologram', 'hologram', [text('inside', 'Inside')], { depth: 3 });
const image = node('image', 'image', [], { image_id: DELETED_IMAGE });

const own = hostPage([
  node('first', 'row', [node('left', 'column', [text('known', 'Known'), image])]),
  node('second', 'row', [node('right', 'column', [hologram])]),
]);

test('a missing image and a widget of a newer version are kept, and the rest is edited', async ({
  page,
}) => {
  const canvas = await own.open(page);
  const fault = widget(canvas, 'hologram');
  await expect(fault).toContainText('hologram was made with a newer version');
  await fault.click({ position: { x: 5, y: 5 } });
  await expect(page.getByTestId('inspector')).toContainText('newer version');
  await page.keyboard.press('Control+d');
  await expect(toast(page, 'Made with a newer version')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(widget(canvas, 'image')).toHaveCount(1);
  await write(page, 0, ' and changed');
  await stopWriting(page);
  await saveNow(page);
  const stored = await withPorts(page, ({ saving }) => JSON.stringify(saving.stored().sections));
  expect(stored).toContain('Known and changed');
  for (const kept of [hologram, image]) expect(stored).toContain(JSON.stringify(kept));
});

test('a save that fails says so in place, and is repeated by its button', async ({ page }) => {
  await own.open(page);
  await write(page, 0, ' well');
  await stopWriting(page);
  await withPorts(page, ({ saving }) => saving.answerNext({ kind: 'failed', messageKey: '' }));
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-failed')).toBeVisible();
  await expect(page.getByTestId('save-state')).toContainText('Not saved');
  await page.getByTestId('save-again').click();
  await expect(page.getByTestId('save-failed')).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(page.locator('[data-testid="toast-error"]')).toHaveCount(0);
  const stored = await withPorts(page, ({ saving }) => JSON.stringify(saving.stored().sections));
  expect(stored).toContain('Known well');
});
