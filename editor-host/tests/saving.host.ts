import { widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const CONTENT = [
  node('tall', 'spacer', [], { height: { desktop: 2000 } }),
  node('row', 'row', [node('column', 'column', [text('words', 'Words')])]),
];

test('without browser storage the editor warns and works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const canvas = await openHost(page, { content: CONTENT });
  const told = page.locator('[data-testid^="toast-"]').filter({ hasText: 'can’t back up' });
  await widget(canvas, 'words').click();
  await page.keyboard.press('Control+d');
  await expect(told).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
});

test('a refused save scrolls to what was refused and says why, until that is undone', async ({
  page,
}) => {
  const canvas = await openHost(page, { content: CONTENT });
  await widget(canvas, 'words').click();
  for (const around of ['Column', 'Row']) {
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('inspector')).toContainText(around);
  }
  await page.keyboard.press('Delete');
  await canvas.locator('html').evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await withPorts(page, ({ saving }) =>
    saving.answerNext({
      kind: 'refused',
      errors: { 'sections.content.children.0': ['required'] },
    } as never),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-refused')).toBeVisible();
  const refused = widget(canvas, 'tall');
  await expect(refused).toBeInViewport();
  await expect(refused).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Control+z');
  await expect(widget(canvas, 'words')).toHaveText('Words');
  await expect(page.getByTestId('save-refused')).toBeHidden();
  await expect(refused).not.toHaveCSS('outline-style', 'solid');
  await expect(page.getByTestId('save-button')).toBeDisabled();
});
