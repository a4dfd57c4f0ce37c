import type { FrameLocator, Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { layer, openLayers } from '../../e2e/support/layers.ts';
import { node, textRow } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const HIDDEN = { visibility: { desktop: false } };

const inBlock = (id: string, properties: object) =>
  node(`${id}-block`, 'block', [textRow(id, 'Words')], properties);

const own = hostPage([
  inBlock('inside', HIDDEN),
  inBlock('needing', { needed_facts: ['phone'] }),
  node('alone', 'text', [], { html: '<p>Words</p>', ...HIDDEN }),
]);

/** Selects a text in the layers, which list hidden ones too. */
async function select(page: Page, id: string): Promise<void> {
  await openLayers(page);
  await page.getByTestId('layers-search').fill('Words');
  await layer(page, id).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Page' })).toBeFocused();
}

const words = (canvas: FrameLocator, id: string) => widget(canvas, id).locator('p');

test('hidden texts are announced as such, and shown while they are written', async ({ page }) => {
  const canvas = await own.open(page);
  const said = page.getByTestId('announcer');
  for (const [id, start] of [
    ['alone', 'Enter'],
    ['alone', null],
    ['inside', 'Enter'],
    ['needing', null],
  ] as const) {
    await test.step(`${id} ${start ?? 'by letters'}`, async () => {
      await select(page, id);
      await expect(words(canvas, id)).toBeHidden();
      if (start !== null) await page.keyboard.press(start);
      await page.keyboard.type('abc');
      await expect(words(canvas, id)).toBeVisible();
      await expect(words(canvas, id)).toHaveText('Wordsabc');
      await page.keyboard.press('Escape');
      await expect(words(canvas, id)).toBeHidden();
      if (id === 'alone') await expect(said).toContainText('in Content, Hidden on this device');
      await page.keyboard.press('Control+z');
    });
  }
});
