import type { Page } from 'playwright/test';
import { text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const WORDS = [text('words', 'Words')];

const answer = (page: Page, outcome: 'shown' | 'failed') =>
  withPorts(page, ({ preview }, how) => preview.answer(how), outcome);

const innerWidthOf = (page: Page) =>
  page.getByTestId('preview-frame').evaluate((frame: HTMLIFrameElement) => frame.clientWidth);

test('the preview has the width of each device, and closes without a trace', async ({ page }) => {
  await openHost(page, { content: WORDS, owner: { liveUrl: 'https://harbor.example/' } });
  await page.getByTestId('preview-button').click();
  const preview = page.getByTestId('preview');
  await expect(page.getByTestId('preview-frame')).toBeVisible();
  await expect(page.getByTestId('live-link')).toHaveAttribute('href', 'https://harbor.example/');
  for (const [device, width] of [
    ['tablet', 768],
    ['mobile-h', 667],
    ['mobile-v', 375],
  ] as const) {
    await preview.getByTestId(`device-${device}`).click();
    await expect.poll(() => innerWidthOf(page)).toBe(width);
  }
  await page.getByTestId('preview-turn').click();
  await expect.poll(() => innerWidthOf(page)).toBe(667);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('preview-frame')).toBeHidden();
  await expect(page.getByTestId('preview-button')).toBeFocused();
  expect(await withPorts(page, ({ saving }) => saving.sent.length)).toBe(0);
});

test('a slow preview shows that it loads, and a failed one is tried again by keyboard', async ({
  page,
}) => {
  await openHost(page, { content: WORDS });
  await withPorts(page, ({ preview }) => preview.hold());
  const link = page
    .getByRole('dialog')
    .filter({ has: page.locator('.pl-private-link') })
    .last();
  for (const [part, opener, arrived] of [
    [page.getByTestId('preview'), 'preview-button', page.getByTestId('preview-frame')],
    [link, 'preview-link', page.getByLabel('Preview link')],
  ] as const) {
    await page.getByTestId(opener).click();
    const awaited = part.getByTestId('preview-awaited');
    await expect(awaited).toBeVisible();
    await answer(page, 'failed');
    await expect(part.getByText('Couldn’t open preview.')).toBeVisible();
    await expect(awaited).toBeHidden();
    await part.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(awaited).toBeVisible();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await answer(page, 'shown');
    await expect(arrived).toBeVisible();
    await expect(awaited).toBeHidden();
  }
  await expect(page.getByLabel('Preview link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Preview link')).toBeHidden();
  await expect(page.getByTestId('preview-frame')).toBeVisible();
});

test('the preview is reachable on small screens', async ({ page }) => {
  await openHost(page, { content: WORDS });
  for (const [width, ways] of [
    [1023, ['preview-button']],
    [768, ['preview-button']],
    [568, ['preview-button']],
    [375, ['rail-more', 'more-preview']],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const way of ways) {
        await expect(page.getByTestId(way)).toBeInViewport({ ratio: 1 });
        await expect(page.getByTestId(way)).toHaveAccessibleName(/^(Preview|More)$/);
        await page.getByTestId(way).click();
      }
      await expect(page.getByTestId('preview-frame')).toBeVisible();
      await page.getByTestId('preview-close').click();
      await expect(page.getByTestId(ways[0])).toBeFocused();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBe(0);
    });
});
