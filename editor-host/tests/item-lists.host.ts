import { openPanel, widget } from '../../e2e/support/editor.ts';
import { press, tabTo } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { expectAccessible } from '../accessible.ts';
import { openWidgets } from '../open-host.ts';
import { expect, test } from '../test.ts';

const answer = (id: string, title: string, words: string) =>
  node(id, 'accordion_item', [text(`${id}-text`, words)], { title });

const questions = node('faq', 'accordion', [
  answer('hours', 'When are you open?', 'From nine to five.'),
  answer('place', 'Where are you?', 'At the quay.'),
  answer('price', 'What does it cost?', 'Less than you think.'),
]);

const gallery = node('gallery', 'grid_gallery', [], {
  items: ['One', 'Two', 'Three'].map((caption, index) => ({ image_id: index + 1, caption })),
});

test('an item that is selected in the list is shown on the page', async ({ page }) => {
  const canvas = await openWidgets(page, [questions]);
  await widget(canvas, 'hours').locator('summary').click();
  await expect(widget(canvas, 'hours')).toHaveAttribute('open');
  await expect(page.getByTestId('item-count')).toHaveText('3 of 50');
  await page.getByTestId('item-2').click();
  await expect(canvas.getByText('Less than you think.')).toBeVisible();
  await expect(widget(canvas, 'hours')).not.toHaveAttribute('open');
});

test('titles are written on the page, up to their limit, and what is below them after', async ({
  page,
}) => {
  const canvas = await openWidgets(page, [questions]);
  const title = page.locator('.pl-item-title').nth(2);
  const words = widget(canvas, 'price').locator('.moto-accordion-title');
  await widget(canvas, 'price').locator('summary').click();
  await words.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('x'.repeat(300));
  await page.keyboard.type('y');
  await expect(title).toHaveText('x'.repeat(255));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('What is the price?');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('What is the price?');
  await expect(canvas.getByText('Less than you think.')).toBeVisible();

  await words.dblclick();
  await expect(canvas.getByRole('textbox')).toHaveText('What is the price?');
  await widget(canvas, 'price-text').dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ask.');
  await expect(widget(canvas, 'price-text')).toHaveText('Less than you think. Ask.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(widget(canvas, 'price-text')).toHaveText('Less than you think.');
});

test('items are dragged, duplicated, hidden, and added', async ({ page }) => {
  const canvas = await openWidgets(page, [questions]);
  await widget(canvas, 'hours').locator('summary').click();
  const titles = page.locator('.pl-item-title');
  const grip = await page.locator('.pl-item-grip').nth(2).boundingBox();
  const top = await page.locator('.pl-item-grip').nth(0).boundingBox();
  if (!grip || !top) throw new Error('The list has no grips');
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(top.x + 10, top.y - 2, { steps: 8 });
  await page.mouse.up();
  await expect(titles).toHaveText(['What does it cost?', 'When are you open?', 'Where are you?']);
  await page.getByRole('button', { name: 'Duplicate Where are you?' }).click();
  await expect(page.getByTestId('item-count')).toHaveText('4 of 50');
  await page.getByRole('button', { name: 'Hide When are you open?' }).click();
  await page.getByTestId('add-item').click();
  await expect(titles).toHaveCount(5);
  await expect(canvas.locator('summary:visible')).toHaveText([
    'What does it cost?',
    'Where are you?',
    'Where are you?',
    'Title',
  ]);
});

test('by keyboard, a widget with items is found by a synonym, and an item is moved', {
  tag: '@modes',
}, async ({ page }) => {
  const canvas = await openWidgets(page);
  await openPanel(page, 'add');
  await page.getByTestId('add-search').fill('faq');
  await tabTo(page, 'tile-accordion');
  await press(page, 'Enter');
  await expect(canvas.locator('summary')).toHaveCount(3);
  await expect(canvas.locator('details[open] summary')).toHaveText('First question');
  await page.getByTestId('item-move-0').focus();
  await press(page, 'ArrowDown');
  await expect(canvas.locator('summary')).toHaveText([
    'Second question',
    'First question',
    'Third question',
  ]);
  await page.keyboard.press('Control+z');
  await expect(canvas.locator('summary').first()).toHaveText('First question');
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('by keyboard, an item of a setting is moved, hidden, and shown', { tag: '@modes' }, async ({
  page,
}) => {
  const canvas = await openWidgets(page, [gallery]);
  await widget(canvas, 'gallery').locator('.moto-gallery-caption').first().click();
  await tabTo(page, 'item-move-0');
  await press(page, 'ArrowDown');
  const captions = canvas.locator('.moto-gallery-caption');
  await expect(captions).toHaveText(['Two', 'One', 'Three']);
  await tabTo(page, 'item-hide-1');
  await press(page, 'Enter');
  await expect(captions).toHaveText(['Two', 'Three']);
  await press(page, 'Enter');
  await expect(captions).toHaveText(['Two', 'One', 'Three']);
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('bars are written, filled by keys, hidden, and deleted up to the last', {
  tag: '@modes',
}, async ({ page }) => {
  const items = ['First skill', 'Second skill', 'Third skill'].map((label) => ({
    ...{ label, value: 90 },
  }));
  const canvas = await openWidgets(page, [node('bars', 'completion_bars', [], { items })]);
  await canvas.getByText('First skill').click();
  const control = page.getByTestId('control-items');
  await expect(control.getByRole('button', { name: /^Reset/ })).toHaveCount(0);
  await page.locator('.pl-item-title').first().click();
  await page.getByTestId('item-control-label').getByRole('textbox').fill('Planning');
  const slider = page.getByTestId('item-control-value').getByRole('slider');
  await slider.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '95 %');
  await expect(canvas.locator('.moto-bar-head').first()).toHaveText('Planning95%');
  await canvas.getByText('Second skill').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Repairs');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hide Third skill' }).click();
  await expect(canvas.locator('.moto-bar-label:visible')).toHaveText(['Planning', 'Repairs']);
  await expectAccessible(page, '[data-testid="inspector"]');
  await control.getByRole('button', { name: 'Delete Planning' }).click();
  await control.getByRole('button', { name: 'Delete Third skill' }).click();
  await expect(control.getByTestId('item-delete-0')).toHaveAccessibleName(
    '“Repairs” is the only item. Add another to delete it.',
  );
  await control.getByTestId('add-item').click();
  await control.getByRole('button', { name: 'Delete Repairs' }).click();
  await expect(canvas.locator('.moto-bar-value')).toHaveText(['50%']);
});
