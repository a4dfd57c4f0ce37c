import type { Locator } from 'playwright/test';

/** Chooses an option of a select by its label. */
export async function chooseIn(form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  await form.page().getByRole('option', { name: option, exact: true }).click();
}
