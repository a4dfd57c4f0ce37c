import { widget } from '../../e2e/support/editor.ts';
import { node } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const empty = (id: string) => node(id, 'text', [], { html: '<p>Words</p><p></p>' });

const CONTENT = [
  node('row', 'row', [node('column', 'column', [empty('in-column')])]),
  node('accordion', 'accordion', [
    node('item', 'accordion_item', [empty('in-item')], { title: 'Question', is_open: true }),
  ]),
  node('by-list', 'text', [], { html: '<ul><li>One</li></ul><p></p>' }),
];

for (const [id, place, width] of [
  ['in-column', 'in a column', 1280],
  ['in-item', 'in an accordion', 375],
  ['by-list', 'after a list', 1280],
] as const)
  test(`a slash in an empty paragraph ${place} adds a widget below it, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    const canvas = await openHost(page, { content: CONTENT });
    const words = widget(canvas, id);
    await words.locator('p').last().scrollIntoViewIfNeeded();
    await words.dblclick({ position: { x: 12, y: 8 } });
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('/');
    await expect(page.getByTestId('quick-insert-search')).toBeFocused();
    const [list, frame] = [
      await page.getByTestId('quick-insert').boundingBox(),
      await page.getByTestId('canvas-frame').boundingBox(),
    ];
    // The page stays visible around the list.
    expect((list?.height ?? 0) / (frame?.height ?? 1)).toBeLessThan(0.7);
    // So does the line that is written.
    const line = await words.locator('p').last().boundingBox();
    const [top = 0, bottom = 0] = line ? [line.y, line.y + line.height] : [];
    const [from = 0, to = 0] = list ? [list.y, list.y + list.height] : [];
    expect(to <= top + 1 || from >= bottom - 1).toBe(true);
    await page.keyboard.type('divid');
    await page.keyboard.press('Enter');
    const divider = canvas.locator('#section-content .moto-widget-divider');
    await expect(divider).toHaveCount(1);
    const order = await canvas
      .locator('#section-content')
      .locator(`[data-node-id="${id}"], .moto-widget-divider`)
      .evaluateAll((all) => all.map((each) => each.className.includes('divider')));
    expect(order).toEqual([false, true]);
  });

test('Backspace in the empty search returns to the text', async ({ page }) => {
  const canvas = await openHost(page, { content: CONTENT });
  const words = widget(canvas, 'in-column');
  await words.dblclick({ position: { x: 12, y: 8 } });
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('/');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page.getByTestId('quick-insert')).toBeHidden();
  await page.keyboard.type('More words');
  await expect(words.locator('p').last()).toHaveText('More words');
});

test('a slash in an empty list item ends the list with a widget', async ({ page }) => {
  const canvas = await openHost(page, {
    content: [node('list', 'text', [], { html: '<ul><li>One</li><li>Two</li></ul>' })],
  });
  const words = widget(canvas, 'list');
  await words.locator('li').first().dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.type('divid');
  await page.keyboard.press('Enter');
  const content = canvas.locator('#section-content');
  await expect(content.locator('.moto-widget-divider')).toHaveCount(1);
  await expect(content.locator('.moto-widget-text')).toHaveText(['One', 'Two']);
});

test('a slash in an empty list item offers text first, and again after the list has ended', async ({
  page,
}) => {
  const html = '<ul><li>One</li><li>Two</li></ul>';
  const canvas = await openHost(page, {
    content: [
      node('room', 'spacer', [], { height: { desktop: 320 } }),
      node('list', 'text', [], { html }),
      node('more', 'spacer', [], { height: { desktop: 400 } }),
    ],
  });
  const words = widget(canvas, 'list');
  const menu = page.getByTestId('quick-insert');
  await words.locator('li').first().dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(menu.getByRole('option').first()).toHaveText('Heading 1');
  const bar = await page.getByTestId('topbar').boundingBox();
  const list = await menu.boundingBox();
  expect(list?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(words.locator('ul')).toHaveCount(2);
  await page.keyboard.type('/');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.type('he');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Three');
  await expect(words.locator('h2')).toHaveText('Three');
});
