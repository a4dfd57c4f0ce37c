import { test as base, expect } from 'playwright/test';

type Fixtures = {
  /** Fails the test when its page logs an error or a warning. Holds what it has logged so far. */
  readonly quietConsole: string[];
  /** Slows the page down by the factor in `CPU_SLOWDOWN`, which shows tests that depend on speed. */
  readonly slowdown: undefined;
};

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(said);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  slowdown: [
    async ({ page, context }, use) => {
      const rate = Number(process.env.CPU_SLOWDOWN ?? 1);
      if (rate > 1) {
        const client = await context.newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', { rate });
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

export { toast } from '../e2e/support/toast.ts';
export { expect };
