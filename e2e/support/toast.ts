import type { Locator, Page } from 'playwright/test';

/** The toast with this text; an earlier copy may still be disappearing. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-testid^="toast-"]').filter({ hasText: text }).first();
