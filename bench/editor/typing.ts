import type { Browser } from 'playwright';

const KEYS = 40;
const WARMUP_KEYS = 5;

/** ms of script per key while typing in a rich text, including everything it triggers. */
export async function measureTyping(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const script = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
    };
    await page.goto(url);
    await page.waitForFunction(() => window.bench !== undefined);
    const canvas = page.frameLocator('iframe');
    await canvas.locator('[data-node-id="b0c1w0"]').dblclick();
    await canvas
      .locator(
        '[data-node-id="b0c1w0"] [contenteditable], [data-node-id="b0c1w0"][contenteditable]',
      )
      .waitFor();
    await page.waitForTimeout(300);
    const times: number[] = [];
    for (let key = 0; key < KEYS; key++) {
      const before = await script();
      await page.keyboard.press('abcdefgh '.charAt(key % 9));
      await page.waitForTimeout(50);
      times.push((await script()) - before);
    }
    return times.slice(WARMUP_KEYS);
  } finally {
    await context.close();
  }
}
