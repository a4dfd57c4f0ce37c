import type { Locator } from 'playwright/test';

/** Chooses an option of a select by its label. */
export async function chooseIn(form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  await form.page().getByRole('option', { name: option, exact: true }).click();
}

/** Chooses an option of a select by its stored value. */
export async function chooseValue(select: Locator, value: string): Promise<void> {
  await select.click();
  await select.page().locator(`[role="option"][value="${value}"]:visible`).click();
}

/** The stored value of a select. */
export const storedIn = (select: Locator): Locator =>
  select.locator('xpath=following::input[@type="hidden"][1]');
