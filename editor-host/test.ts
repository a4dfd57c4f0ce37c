import { test as base, expect } from 'playwright/test';

type Fixtures = {
  /** Fails the test when its page logs an error or a warning. */
  readonly quietConsole: undefined;
};

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { toast } from '../e2e/support/toast.ts';
export { expect };
