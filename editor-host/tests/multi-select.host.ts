import type { FrameLocator, Page } from 'playwright/test';
import { centre, showTab, widget } from '../../e2e/support/editor.ts';
import { chooseValue } from '../../e2e/support/form.ts';
import { expectSelectedLayers, layer, openLayers, unfold } from '../../e2e/support/layers.ts';
import { node } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

// Large enough that one widget's toolbar doesn't cover the others.
test.use({ viewport: { width: 1900, height: 1000 } });

const text = (name: string) =>
  node(name, 'text', [], { html: `<p>Text ${name}</p>${'<p>&nbsp;</p>'.repeat(3)}` });

const CONTENT = [
  node('row', 'row', [
    node('left', 'column', ['a', 'b', 'c', 'd'].map(text), {
      width: { desktop: 6 },
    }),
    node('right', 'column', [text('e'), node('go', 'button', [], { label: 'Go' })], {
      width: { desktop: 6 },
    }),
  ]),
];

const own = hostPage(CONTENT);

/** The content's widgets in order, by column; new ones by their text. */
const order = (canvas: FrameLocator) =>
  canvas
    .locator('#section-content .moto-widget-column')
    .evaluateAll((columns) =>
      columns.map((column) =>
        [...column.querySelectorAll('.moto-widget-text, .moto-widget-button')]
          .map((each) => each.textContent?.trim().replace('Text ', ''))
          .join(' '),
      ),
    );

const outlines = (page: Page) => page.getByTestId('selected-outline');

test('Shift-click and the modifier add or remove one widget, and Shift-click selects a range in the layers', async ({
  page,
}) => {
  const canvas = await own.open(page);
  // On the first letters: the toolbar may be beside the words of a neighbor.
  const click = (id: string, ...modifiers: ('Shift' | 'ControlOrMeta')[]) =>
    widget(canvas, id).click({ modifiers, position: { x: 8, y: 10 } });
  await click('a');
  await click('c', 'Shift');
  await expect(outlines(page)).toHaveCount(2);
  await click('e', 'Shift');
  await click('d', 'ControlOrMeta');
  await click('go', 'ControlOrMeta');
  await expect(outlines(page).getByText('5 selected')).toBeVisible();
  await click('d', 'Shift');
  await click('c', 'ControlOrMeta');
  await expect(page.getByTestId('inspector')).toContainText('3 widgets selected');
  await openLayers(page);
  for (const name of ['a', 'e', 'go'])
    await expect(layer(page, name)).toHaveAttribute('aria-selected', 'true');
  for (const name of ['b', 'c', 'd'])
    await expect(layer(page, name)).toHaveAttribute('aria-selected', 'false');

  await test.step('also in the layers', async () => {
    await layer(page, 'b').click();
    await layer(page, 'd').click({ modifiers: ['Shift'] });
    await expectSelectedLayers(page, ['b', 'c', 'd']);
    await layer(page, 'go').click({ modifiers: ['ControlOrMeta'] });
    await layer(page, 'c').click({ modifiers: ['ControlOrMeta'] });
    await expectSelectedLayers(page, ['b', 'd', 'go']);
    await expect(outlines(page)).toHaveCount(3);
  });
});

test('moving, duplicating, deleting and pasting a style on several widgets are one step', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const canvas = await own.open(page);
  const undo = () => page.keyboard.press('Control+z');
  const start = ['a b c d', 'e Go'];
  await widget(canvas, 'c').click();
  await widget(canvas, 'a').click({ modifiers: ['ControlOrMeta'] });

  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(canvas)).toEqual(['b a d c', 'e Go']);
  await undo();
  await expect.poll(() => order(canvas)).toEqual(start);
  await expect(outlines(page)).toHaveCount(2);

  await page.keyboard.press('Control+d');
  await expect.poll(() => order(canvas)).toEqual(['a a b c c d', 'e Go']);
  await expect(page.getByTestId('undo-button')).toHaveAccessibleName(/duplicate 2 widgets/);
  await undo();
  await expect.poll(() => order(canvas)).toEqual(start);

  await page.keyboard.press('Delete');
  await expect.poll(() => order(canvas)).toEqual(['b d', 'e Go']);
  await toast(page, '2 widgets deleted').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(canvas)).toEqual(start);

  await widget(canvas, 'd').click();
  await page.getByTestId('inspector').getByText('Design', { exact: true }).click();
  await chooseValue(page.getByTestId('spacing-top'), 'large');
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Control+c');
  await expect(page.getByTestId('announcer')).toContainText('Copied');
  await widget(canvas, 'a').click();
  for (const name of ['b', 'c']) await widget(canvas, name).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+Shift+V');
  for (const name of ['a', 'b', 'c'])
    await expect(widget(canvas, name)).toHaveClass(/moto-spacing-top-large/);
  await undo();
  for (const name of ['a', 'b', 'c'])
    await expect(widget(canvas, name)).not.toHaveClass(/moto-spacing-top-large/);
});

test('several widgets are dragged together, on the canvas and in the layers, and keep their order', async ({
  page,
}) => {
  const canvas = await own.open(page);
  await widget(canvas, 'c').click();
  await widget(canvas, 'a').click({ modifiers: ['ControlOrMeta'] });
  const target = await centre(widget(canvas, 'e'));
  const from = await centre(widget(canvas, 'a'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  await expect(page.getByTestId('drag-chip')).toHaveText('2 widgets');
  await page.mouse.move(target.x, target.y + 6, { steps: 6 });
  await expect(page.getByTestId('drop-indicator')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => order(canvas)).toEqual(['b d', 'e a c Go']);
  await expect(page.getByTestId('announcer')).toContainText('2 widgets: 2 of 4, in Column 2');
  await page.keyboard.press('Control+z');
  await expect.poll(() => order(canvas)).toEqual(['a b c d', 'e Go']);

  await test.step('in the layers', async () => {
    await openLayers(page);
    if (!(await layer(page, 'e').isVisible())) await unfold(page, 'right');
    await layer(page, 'a').click();
    await layer(page, 'c').click({ modifiers: ['ControlOrMeta'] });
    const line = await layer(page, 'e').boundingBox();
    if (!line) throw new Error('The column is folded');
    const start = await centre(layer(page, 'a'));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y + 12, { steps: 3 });
    await expect(page.getByTestId('drag-chip')).toHaveText('2 widgets');
    await page.mouse.move(line.x + 80, line.y + line.height - 3, { steps: 6 });
    await expect(page.getByTestId('layers-drop-indicator')).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => order(canvas)).toEqual(['b d', 'e a c Go']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(canvas)).toEqual(['a b c d', 'e Go']);
  });

  await test.step('by keyboard', async () => {
    await page.getByTestId('canvas-stage').focus();
    await page.keyboard.press('m');
    await expect(page.getByTestId('announcer')).toContainText('Moving 2 widgets');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => order(canvas)).toEqual(['b d a c', 'e Go']);
  });
});

test('a refusal for one of several widgets says so and changes nothing', async ({ page }) => {
  const canvas = await own.open(page);
  await widget(canvas, 'b').click();
  await page.getByTestId('canvas-stage').press('Shift+F10');
  await page.getByTestId('menu-lock').click();
  await expect(page.getByTestId('context-menu')).toBeHidden();
  await widget(canvas, 'a').click({ modifiers: ['ControlOrMeta'] });
  const from = await centre(widget(canvas, 'a'));
  const to = await centre(widget(canvas, 'e'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByTestId('drop-pill')).toHaveText('Locked');
  await page.mouse.up();
  await expect.poll(() => order(canvas)).toEqual(['a b c d', 'e Go']);
  await expect(page.getByTestId('undo-button')).toHaveAccessibleName(/edit text/);
});

test('text settings apply to all selected texts', async ({ page }) => {
  const canvas = await own.open(page);
  await widget(canvas, 'a').click();
  await widget(canvas, 'c').click({ modifiers: ['ControlOrMeta'] });
  await showTab(page, 'Design');
  const size = page.getByTestId('text-font-size-normal');
  await size.fill('31');
  await size.press('Enter');
  const sizeOf = (id: string) =>
    widget(canvas, id)
      .getByText(`Text ${id}`)
      .evaluate((words) => getComputedStyle(words).fontSize);
  for (const id of ['a', 'c']) await expect.poll(() => sizeOf(id)).toBe('31px');
  expect(await sizeOf('b')).not.toBe('31px');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  for (const id of ['a', 'c']) await expect.poll(() => sizeOf(id)).not.toBe('31px');
});
