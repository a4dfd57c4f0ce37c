import type { FrameLocator, Page } from 'playwright/test';
import { pressOnLayout } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { allWords } from '../../e2e/support/writing.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage([
  node('row', 'row', [node('column', 'column', [text('a', 'Alpha'), text('b', 'Beta')])]),
]);

async function open(page: Page): Promise<FrameLocator> {
  const canvas = await own.open(page);
  await canvas.locator('[data-node-id="a"]').click();
  return canvas;
}

const BEFORE = ['Alpha', 'Beta'];
const DOUBLED = ['Alpha', 'Alpha', 'Beta'];
const device = (page: Page) => page.getByTestId('device-pill');

test('Ctrl+Z undoes on a Cyrillic keyboard, where the key is я; with AltGr it types a letter', async ({
  page,
}) => {
  const canvas = await open(page);
  await pressOnLayout(page, { key: 'в', code: 'KeyD', ctrl: true });
  await expect.poll(() => allWords(canvas)).toEqual(DOUBLED);
  await pressOnLayout(page, { key: 'ż', code: 'KeyZ', ctrl: true, alt: true });
  await pressOnLayout(page, { key: 'ć', code: 'KeyC', ctrl: true, alt: true });
  await pressOnLayout(page, { key: 'ę', code: 'KeyE', ctrl: true, alt: true });
  await expect(page.getByTestId('undo-button')).toHaveAccessibleName(/duplicate/);
  expect(await allWords(canvas)).toEqual(DOUBLED);
  await pressOnLayout(page, { key: 'я', code: 'KeyZ', ctrl: true });
  await expect.poll(() => allWords(canvas)).toEqual(BEFORE);
  await pressOnLayout(page, { key: 'Я', code: 'KeyZ', ctrl: true, shift: true });
  await expect.poll(() => allWords(canvas)).toEqual(DOUBLED);
  await pressOnLayout(page, { key: 'я', code: 'KeyZ', ctrl: true });
  await expect.poll(() => allWords(canvas)).toEqual(BEFORE);
});

test('German, French and Swedish keys act as labeled', async ({ page }) => {
  const canvas = await open(page);
  await test.step('German: Z and Y are swapped, and the question mark is next to zero', async () => {
    await pressOnLayout(page, { key: 'd', code: 'KeyD', ctrl: true });
    await expect.poll(() => allWords(canvas)).toEqual(DOUBLED);
    await pressOnLayout(page, { key: 'z', code: 'KeyY', ctrl: true });
    await expect.poll(() => allWords(canvas)).toEqual(BEFORE);
    await pressOnLayout(page, { key: 'y', code: 'KeyZ', ctrl: true });
    await expect.poll(() => allWords(canvas)).toEqual(DOUBLED);
    await pressOnLayout(page, { key: 'z', code: 'KeyY', ctrl: true });
    await expect.poll(() => allWords(canvas)).toEqual(BEFORE);
    await page.keyboard.press('ArrowLeft');
    await pressOnLayout(page, { key: '?', code: 'Minus', shift: true });
    // Until the dialog has the focus, Escape goes to the page.
    await expect(page.getByTestId('shortcut-search')).toBeFocused();
    await page.keyboard.press('Escape');
    // Keys reach the canvas once the closed dialog is gone and has returned the focus.
    await expect(page.getByTestId('canvas-stage')).toBeFocused();
    await expect(page.getByTestId('shortcut-search')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
  });
  await test.step('French: A is where Q is, and digits need no Shift', async () => {
    await pressOnLayout(page, { key: 'a', code: 'KeyQ', ctrl: true });
    await expect(page.getByTestId('selected-outline')).toHaveCount(2);
    await pressOnLayout(page, { key: 'é', code: 'Digit2' });
    await expect(device(page)).toContainText('tablet');
    await pressOnLayout(page, { key: '&', code: 'Digit1' });
    await expect(device(page)).toBeHidden();
  });
  await test.step('Swedish: @ and £ don’t switch devices', async () => {
    await pressOnLayout(page, { key: '@', code: 'Digit2', ctrl: true, alt: true });
    await pressOnLayout(page, { key: '£', code: 'Digit3', ctrl: true, alt: true });
    await expect(device(page)).toBeHidden();
    await pressOnLayout(page, { key: '/', code: 'Digit7', shift: true });
    await expect(page.getByTestId('quick-insert')).toBeAttached();
  });
});
