import type { FrameLocator, Page } from 'playwright/test';
import { widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { runCommand } from './support/keyboard.ts';
import { LONG } from './support/long-page.ts';
import { addressOf, pageOfFile } from './support/own-page.ts';

const long = pageOfFile('A long page', LONG);

const LAST = 'r59c1t6';

const lengthOf = (canvas: FrameLocator) =>
  canvas.locator('html').evaluate((root) => root.scrollHeight);

/** Whether the browser renders a widget. */
const isDrawn = (canvas: FrameLocator, id: string) =>
  widget(canvas, id).evaluate((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  );

async function visitorAt(page: Page, url: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('a long page skips rendering far content, and is as long as for visitors on every device', async ({
  signedIn: page,
  browser,
}) => {
  const canvas = await long.open(page);
  expect(await isDrawn(canvas, 'r0c0t0')).toBe(true);
  await expect.poll(() => isDrawn(canvas, LAST)).toBe(false);
  // Visitors have no strips for what is hidden until the site has its facts.
  await runCommand(page, 'ghosts');
  await expect(canvas.locator('html')).not.toHaveAttribute('data-ghosts');

  const visitor = await (await browser.newContext()).newPage();
  const address = await addressOf(long.owner, long.id);
  for (const [key, width] of [
    ['1', 1280],
    ['2', 768],
    ['4', 375],
  ] as const) {
    await page.getByTestId('canvas-stage').focus();
    await page.keyboard.press(key);
    const wanted = await visitorAt(visitor, address, width);
    const difference = async () => Math.abs((await lengthOf(canvas)) / wanted - 1);
    await expect.poll(difference, { timeout: 30_000 }).toBeLessThan(0.001);
  }
  await visitor.context().close();
});
