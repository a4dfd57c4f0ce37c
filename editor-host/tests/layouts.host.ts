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
