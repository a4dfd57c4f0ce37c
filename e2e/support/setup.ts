import type { Page } from 'playwright/test';
import { OWNER } from './product.ts';

/** Goes from the first step of the wizard to the choice of a starter. */
export async function reachStarters(page: Page): Promise<void> {
  const next = page.getByTestId('setup-next');
  await next.click();
  await page.getByLabel('Your name').fill('Ada Lind');
  await page.getByLabel('Email', { exact: true }).fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByLabel('Confirm password').fill(OWNER.password);
  await next.click();
  await page.getByLabel('Site name').fill('Lind Woodworks');
  await next.click();
}
