import type { Page } from 'playwright/test';
import { showTab, widget } from '../../e2e/support/editor.ts';
import { focusOf, runCommand } from '../../e2e/support/keyboard.ts';
import { LETTERS } from '../../e2e/support/letters.ts';
import { saveNow } from '../../e2e/support/nested-page.ts';
import { stopWriting, write } from '../../e2e/support/writing.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage(LETTERS);

const expectKept = (page: Page) =>
  expect.poll(async () => (await focusOf(page)).isOutside).toBe(false);

/** Number of entries of unsaved work that the browser has stored. */
const journalEntries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('plinth-editor');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('journal').objectStore('journal').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('presets and styles return the focus when they are updated or saved as new', async ({
  page,
}) => {
  const canvas = await own.open(page);
  await widget(canvas, 'go').click();
  await showTab(page, 'Design');
  await page.getByTestId('preset-duplicate').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('preset-select')).toHaveValue(/2$/);
  await expectKept(page);
  const radius = page.getByTestId('control-border.radius').getByRole('textbox');
  for (const [button, size] of [
    ['preset-reset', '17'],
    ['preset-more', '18'],
  ] as const) {
    await radius.fill(size);
    await page.getByTestId(button).focus();
    await page.keyboard.press('Enter');
    if (button === 'preset-more') {
      await expect(page.getByTestId('preset-update')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByTestId('preset-modified')).toBeHidden();
    await expectKept(page);
    await page.keyboard.press('Control+z');
    await expect(page.getByTestId('preset-modified')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByTestId('preset-modified')).toBeHidden();
  }
  await radius.fill('19');
  await page.keyboard.press('Tab');
  await runCommand(page, 'save-preset');
  await expect(page.getByTestId('dialog-name')).toBeFocused();
  await page.keyboard.type('Named');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('dialog-name')).toBeHidden();
  await expectKept(page);
});

test('restoring a version keeps the focus', async ({ page }) => {
  await own.open(page);
  await expectKept(page);
  for (const more of [' one', ' two']) {
    await write(page, 0, more);
    await stopWriting(page);
    await saveNow(page);
  }
  await page.getByTestId('rail-history').click();
  await page.getByTestId('history-kind').getByText('Versions').click();
  await page.getByTestId('revisions').getByRole('button').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('revision-view')).toBeVisible();
  await page.getByTestId('restore-all').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('revision-view')).toBeHidden();
  await expect(page.getByTestId('canvas-stage')).toBeFocused();
});

test('unsaved work is offered first, and restoring it keeps the focus', async ({ page }) => {
  await own.open(page);
  await write(page, 0, ' and more');
  await stopWriting(page);
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await expect.poll(() => journalEntries(page)).toBeGreaterThan(0);
  await own.open(page);
  await expect(page.getByTestId('restore-bar')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => document.body.focus());
  const first = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]');
    return [...all].find((each) => each.checkVisibility() && !each.closest('.skip-link'))?.dataset
      .testid;
  });
  expect(first).toBe('restore-yes');
  await page.getByTestId('restore-yes').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('restore-bar')).toBeHidden();
  await expectKept(page);
});
