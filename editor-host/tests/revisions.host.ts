import type { FrameLocator, Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { textRow } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const words = (canvas: FrameLocator) => canvas.locator('#section-content .moto-widget-text');

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}

/** Saves three versions, and opens the list of them: all three texts, two, and the first changed. */
async function openVersions(page: Page) {
  const content = ['One', 'Two', 'Three'].map((each) => textRow(each, `${each} then`));
  const canvas = await openHost(page, { content, viewport: { width: 1600, height: 900 } });
  await widget(canvas, 'Two').click();
  await page.keyboard.press('Control+d');
  await save(page);
  await page.keyboard.press('Delete');
  await widget(canvas, 'Three').click();
  await page.keyboard.press('Delete');
  await expect(words(canvas)).toHaveCount(2);
  await save(page);
  await widget(canvas, 'One').dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('One now');
  await page.keyboard.press('Escape');
  await save(page);
  await page.getByTestId('rail-history').click();
  await page.getByTestId('history-kind').getByText('Versions').click();
  const versions = page.getByTestId('revisions').getByRole('button');
  await expect(versions).toHaveCount(3);
  return { canvas, versions, view: page.getByTestId('revision-view') };
}

test('a version is viewed with its differences, and restored in one undoable step or in part', async ({
  page,
}) => {
  const { canvas, versions, view } = await openVersions(page);
  await expect(versions.first()).toContainText('current');
  const starts = await versions
    .locator('span')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(1);
  await versions.nth(2).click();
  const frame = page.frameLocator('[data-testid="revision-frame"]');
  await expect(frame.locator('[data-node-id="One"]')).toHaveText('One then');
  const outline = (id: string) =>
    frame.locator(`[data-node-id="${id}"]`).evaluate((element) => {
      const { outlineStyle, outlineColor } = getComputedStyle(element);
      return `${outlineStyle} ${outlineColor}`;
    });
  const outlines = await Promise.all(['One', 'Three', 'Two'].map(outline));
  expect(new Set(outlines).size).toBe(3);
  await expect(view.getByTestId('difference-Oner')).toContainText('One then ← One now');
  await page.getByTestId('restore-all').click();
  await expect(view).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(words(canvas)).toHaveText(['One then', 'Two then', 'Two then', 'Three then']);
  await page.getByTestId('undo-button').click();
  await expect(words(canvas)).toHaveText(['One now', 'Two then']);
  await save(page);

  // A single row or section is restored.
  await versions.last().click();
  await view.getByTestId('difference-Threer').getByRole('button', { name: 'Restore this' }).click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(words(canvas)).toHaveText(['One now', 'Two then', 'Three then']);

  await versions.last().click();
  await expect(view).toBeVisible();
  // Keys stay in the view.
  await expect(page.getByTestId('revision-close')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(frame.locator('[data-node-id="One"]')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('revision-frame')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await versions.last().click();
  await view.getByTestId('take-back-content').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(words(canvas)).toHaveText(['One then', 'Two then', 'Two then', 'Three then']);
});
