import { type Browser, expect } from 'playwright/test';
import { startProduct } from '../../e2e/support/product.ts';
import { fillSignIn } from '../../e2e/support/sign-in.ts';

declare global {
  interface Window {
    /** ms from the page's start to the frame after the first widget appeared on the canvas. */
    paintedAt_?: number;
  }
}

/** Runs in the page: waits for the first widget on the canvas. */
function watchCanvas(): void {
  const check = (now: number) => {
    const canvas = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
    if (canvas?.contentDocument?.querySelector('[data-node-id]')) window.paintedAt_ = now;
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Scripts that were loaded before the canvas was painted, with transfer sizes. */
const loadedScripts = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (window.paintedAt_ ?? 0))
    .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));

/**
 * KB of compressed JavaScript that the built panel loads with an empty cache until the page appears
 * on the editor's canvas.
 */
export async function measureFirstPaint(browser: Browser): Promise<number> {
  const product = await startProduct({ setUp: true });
  const setupContext = await browser.newContext();
  try {
    const entry = await setupContext.newPage();
    await entry.goto(`${product.url}/admin/`);
    await fillSignIn(entry);
    await expect(entry.getByTestId('rail')).toBeVisible();
    const context = await browser.newContext({ storageState: await setupContext.storageState() });
    const page = await context.newPage();
    await page.addInitScript(watchCanvas);
    await page.goto(`${product.url}/admin/#!/pages/1/design/`);
    await page.waitForFunction(() => window.paintedAt_ !== undefined);
    const scripts = await page.evaluate(loadedScripts);
    await context.close();
    return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  } finally {
    await setupContext.close();
    await product.stop();
  }
}
