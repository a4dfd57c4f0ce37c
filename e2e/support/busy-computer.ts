import type { Page } from 'playwright/test';

type Release = () => Promise<void>;

/** Holds timers without a delay, as a busy computer does, until the returned function is called. */
export async function holdTimers(page: Page): Promise<Release> {
  const held = await page.evaluateHandle(() => {
    const run = window.setTimeout;
    const waiting: TimerHandler[] = [];
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay ? run(handler, delay, ...values) : waiting.push(handler)) as typeof setTimeout;
    return () => {
      window.setTimeout = run;
      for (const handler of waiting) run(handler);
    };
  });
  return () => held.evaluate((release) => release());
}

/** Holds animation frames until the returned function is called. */
export async function holdFrames(page: Page): Promise<Release> {
  const held = await page.evaluateHandle(() => {
    const request = window.requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (handler) => waiting.push(handler);
    return () => {
      window.requestAnimationFrame = request;
      for (const handler of waiting) request(handler);
    };
  });
  return () => held.evaluate((release) => release());
}
