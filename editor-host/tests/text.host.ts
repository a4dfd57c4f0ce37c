import type { Page } from 'playwright/test';
import { showTab, widget, writeIn } from '../../e2e/support/editor.ts';
import { saveNow } from '../../e2e/support/nested-page.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage, openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** What was saved. */
const stored = (page: Page) =>
  withPorts(page, ({ saving }) => JSON.stringify(saving.stored().sections));

const own = hostPage([
  text('words', 'Words'),
  node('heading', 'text', [], { html: '<h2></h2>' }),
  node('bare', 'text', [], { html: '<p></p>' }),
]);

test('an empty text shows a placeholder until something is typed', async ({ page }) => {
  const canvas = await own.open(page);
  const said = (selector: string) =>
    widget(canvas, selector.split(' ')[0] ?? '')
      .locator(selector.split(' ')[1] ?? '')
      .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await said('heading h2')).toBe('"Heading"');
  expect(await said('bare p')).toBe('"Type something"');
  await expect
    .poll(async () => (await widget(canvas, 'bare').boundingBox())?.height)
    .toBeGreaterThan(8);
  await widget(canvas, 'bare').dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await expect.poll(() => said('bare p')).toContain('press /');
  await page.keyboard.type('x');
  await expect.poll(() => said('bare p')).toBe('none');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(widget(canvas, 'bare')).toHaveText('');
});

test('input methods compose without running commands or leaving partial words in the history', async ({
  page,
  context,
}) => {
  const canvas = await own.open(page);
  const words = widget(canvas, 'words');
  await writeIn(page, words);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  const input = await context.newCDPSession(page);
  const compose = (composed: string) =>
    input.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  /** Key events during composition: key code 229 and `isComposing`. */
  const key = (name: string, code: string) =>
    words.evaluate(
      (element, [key, code]) => {
        const view = element.ownerDocument.defaultView as Window & typeof globalThis;
        element.dispatchEvent(
          new view.KeyboardEvent('keydown', {
            key: key as string,
            code: code as string,
            keyCode: 229,
            isComposing: true,
            bubbles: true,
            cancelable: true,
          }),
        );
      },
      [name, code],
    );
  await compose('に');
  await compose('にほ');
  await expect(words).toHaveText('にほ');
  for (const [name, code] of [
    ['/', 'Slash'],
    ['Escape', 'Escape'],
    ['Enter', 'Enter'],
    ['a', 'KeyA'],
  ] as const)
    await key(name, code);
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await compose('日本');
  await input.send('Input.insertText', { text: '日本' });
  await expect(words).toHaveText('日本');
  await page.keyboard.type('!');
  await expect(words).toHaveText('日本!');
  await page.keyboard.press('Escape');
  await expect(words).toHaveText('日本!');
  // The number of undo steps depends on typing speed, but none contains uncommitted text.
  const seen = ['日本!'];
  while (seen.at(-1) !== 'Words') {
    await page.keyboard.press('Control+z');
    await expect(words).not.toHaveText(seen.at(-1) ?? '', { useInnerText: true });
    seen.push(await words.innerText());
    expect(['日本', '', 'Words']).toContain(seen.at(-1)?.trim());
  }
  for (const text of seen.reverse().slice(1)) {
    await page.keyboard.press('Control+Shift+z');
    await expect(words).toHaveText(text);
  }
  await saveNow(page);
  expect(await stored(page)).toContain('<p>日本!</p>');
});

test('color fields of texts and menus show the contrast and the closest readable color', async ({
  page,
}) => {
  const canvas = await openHost(page, {
    content: [text('words', 'Words'), node('menu', 'menu', [], { menu_id: 1 })],
  });
  await writeIn(page, widget(canvas, 'words'));
  await page.keyboard.press('Control+a');
  await page.getByTestId('text-toolbar').getByRole('button', { name: 'Text color' }).click();
  const badge = page.getByTestId('picked-contrast');
  await expect(badge).toHaveAttribute('data-grade', /^AA/);
  await page
    .getByTestId('color-palette')
    .getByRole('button', { name: 'Lightest primary', exact: true })
    .click();
  await expect(badge).toHaveAttribute('data-grade', 'FAIL');
  await page.getByTestId('contrast-repair').click();
  await expect(badge).toHaveAttribute('data-grade', /^AA/);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('color-palette')).toBeHidden();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await showTab(page, 'Design');
  await page
    .getByTestId('text-styles')
    .getByRole('button', { name: /^Text color:/ })
    .click();
  await expect(badge).toHaveAttribute('data-grade', /^AA/);
  await page.keyboard.press('Escape');

  await widget(canvas, 'menu').click();
  await showTab(page, 'Design');
  const item = page.getByTestId('control-item.color');
  await expect(item.getByTestId('contrast-badge')).toHaveAttribute('data-grade', /^AA/);
});

test('a retyped heading stays a heading, and the next line is normal text', async ({ page }) => {
  const html = '<h2 class="moto-text_title moto-align-center">Old</h2><p>Below it</p>';
  const canvas = await openHost(page, { content: [node('words', 'text', [], { html })] });
  const words = widget(canvas, 'words');
  await writeIn(page, words);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('New');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After it');
  await expect(words.locator('h2')).toHaveClass('moto-text_title moto-align-center');
  await expect(words.locator('h2')).toHaveText('New');
  await expect(words.locator('p')).toHaveClass('moto-align-center');
  await expect(words.locator('p')).toHaveText('After it');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Newer');
  await expect(words.locator('p')).toHaveCount(0);
  await expect(words.locator('h2')).toHaveText('Newer');
});

test('a text column has the same height while it is written and at rest', async ({ page }) => {
  const row = '<tr><td><strong>Rye</strong><br>By weight</td><td>4</td></tr>';
  const html = `<table><tbody>${row}${row}</tbody></table>`;
  const canvas = await openHost(page, { content: [node('words', 'text', [], { html })] });
  const words = widget(canvas, 'words');
  const height = async () => (await words.locator('table').boundingBox())?.height;
  const before = await height();
  await words.getByText('By weight').first().dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await expect(words.locator('td p')).not.toHaveCount(0);
  await expect.poll(height).toBeCloseTo(before ?? 0, 0);
  await page.keyboard.type('By piece');
  await page.keyboard.press('Escape');
  await expect(words.locator('td p')).toHaveCount(0);
  await expect(words).toContainText('By piece');
  await expect.poll(height).toBeCloseTo(before ?? 0, 0);
});

test('rows and columns of a table are changed from the toolbar, by keys, and by the right-click menu', async ({
  page,
}) => {
  const row = '<tr><td>Rye</td><td class="moto-align-right">4</td></tr>';
  const html = `<table><tbody>${row}</tbody></table>`;
  const canvas = await openHost(page, { content: [node('words', 'text', [], { html })] });
  const cells = widget(canvas, 'words').locator('td, th');
  await writeIn(page, cells.first());
  await page.keyboard.press('Alt+F10');
  await expect(page.getByTestId('text-style')).toBeFocused();
  await page.getByTestId('text-table').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('table-row_below').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).toContainText('Row added');
  await page.keyboard.type('Wheat');
  await expect(cells).toHaveText(['Rye', '4', 'Wheat', '']);
  await expect(cells.last()).toHaveClass(/moto-align-right/);

  await cells.first().click({ button: 'right' });
  await page.getByTestId('table-column_left').click();
  await page.keyboard.type('Best');
  await expect(cells).toHaveText(['Best', 'Rye', '4', '', 'Wheat', '']);
  await page.getByTestId('text-table').click();
  await page.getByTestId('table-header-row').click();
  await expect(widget(canvas, 'words').locator('th')).toHaveText(['Best', 'Rye', '4']);
  await page.getByTestId('text-table').click();
  await page.getByTestId('table-delete_row').click();
  await expect(cells).toHaveText(['', 'Wheat', '']);
  await page.getByTestId('text-table').click();
  await expect(page.getByTestId('table-delete_row')).toBeDisabled();
  await page.getByTestId('table-delete_column').click();
  await expect(cells).toHaveText(['Wheat', '']);
});

test('a blank line has the same height while it is written and at rest', async ({ page }) => {
  const canvas = await openHost(page, { content: [text('words', 'One')] });
  const words = widget(canvas, 'words');
  await writeIn(page, words);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  const height = async (of: typeof words) =>
    Math.round(await of.evaluate((element) => element.getBoundingClientRect().height));
  const written = await height(words);
  await page.keyboard.press('Escape');
  await expect.poll(() => height(words)).toBe(written);
});

test('a widget in a linked column is selected by a click', async ({ page }) => {
  const linked = node('card', 'column', [text('words', 'On a card')], {
    link: { action: 'home_page' },
  });
  const canvas = await openHost(page, { content: [node('row', 'row', [linked])] });
  const words = widget(canvas, 'words');
  const box = await words.boundingBox();
  if (!box) throw new Error('The card shows no words');
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await expect(page.getByTestId('selected-outline')).toContainText('Text');
  await page.mouse.dblclick(box.x + 10, box.y + box.height / 2);
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
});

test('letters from right to left are shown in their direction, while they are written and at rest', async ({
  page,
}) => {
  const canvas = await openHost(page, { content: [text('words', 'Words'), node('go', 'button')] });
  const paragraphs = widget(canvas, 'words').locator('p');
  const directions = (all = paragraphs) =>
    all.evaluateAll((each) => each.map((one) => getComputedStyle(one).direction));
  await writeIn(page, widget(canvas, 'words'));
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('שלום עולם');
  await expect.poll(() => directions()).toEqual(['ltr', 'rtl']);
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => directions()).toEqual(['ltr', 'rtl']);
  await widget(canvas, 'go').locator('.moto-button').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('مرحبا');
  const button = widget(canvas, 'go').locator('.moto-button');
  await expect.poll(() => directions(button)).toEqual(['rtl']);
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => directions(button)).toEqual(['rtl']);
});
