import type { FrameLocator, Page } from 'playwright/test';
import { takeDrawn, watchDrawn } from '../../e2e/support/drawn.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const CONTENT = [
  node('r', 'row', [
    node('c', 'column', [
      text('words', 'Least work'),
      node('one', 'button', [], { label: 'One' }),
      node('two', 'button', [], { label: 'Two' }),
    ]),
  ]),
];

const own = hostPage(CONTENT);

const widget = (canvas: FrameLocator, node: string) => canvas.locator(`[data-node-id="${node}"]`);
const label = (page: Page) => page.getByTestId('control-label').getByRole('textbox');

/** Opens the page with the first button selected and resets the counters. */
async function open(page: Page): Promise<FrameLocator> {
  await watchDrawn(page);
  const canvas = await own.open(page);
  await widget(canvas, 'one').click();
  await expect(label(page)).toHaveValue('One');
  expect((await takeDrawn(page)).widgets).toContain('two');
  return canvas;
}

test('a change and a selection rerender only what they concern', async ({ page }) => {
  const canvas = await open(page);
  await test.step('a change: its widget and its setting', async () => {
    await label(page).fill('Changed');
    await expect(widget(canvas, 'one')).toHaveText('Changed');
    expect(await takeDrawn(page)).toEqual({ widgets: ['one'], options: ['label'] });

    await page.getByTestId('undo-button').click();
    await expect(widget(canvas, 'one')).toHaveText('One');
    await expect(label(page)).toHaveValue('One');
    expect(await takeDrawn(page)).toEqual({ widgets: ['one'], options: ['label'] });
  });

  await test.step('selecting: no widget, and no setting with an unchanged value', async () => {
    await widget(canvas, 'two').click();
    await expect(label(page)).toHaveValue('Two');
    const { widgets, options } = await takeDrawn(page);
    expect(widgets).toEqual([]);
    expect(options).toContain('label');
    expect(options).not.toContain('icon');
  });

  await test.step('adding or removing a widget: its parent, but no siblings', async () => {
    await page.keyboard.press('Control+d');
    await expect(widget(canvas, 'c').locator('.moto-widget-button')).toHaveCount(3);
    const added = await takeDrawn(page);
    expect(added.widgets).toHaveLength(2);
    expect(added.widgets).toContain('c');

    await page.keyboard.press('Delete');
    await expect(widget(canvas, 'c').locator('.moto-widget-button')).toHaveCount(2);
    expect((await takeDrawn(page)).widgets).toEqual(['c']);
  });
});
