import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { addressOf, node, ownPage, type Tree, text } from './own-page.ts';
import { RpcClient } from './rpc.ts';

/** A published page with a text `first` and the given widgets below it, in one column. */
export async function widgetPage(
  url: string,
  name: string,
  widgets: readonly Tree[] = [],
): Promise<{ readonly id: number; readonly address: string }> {
  const owner = await new RpcClient(url).signIn();
  const column = node('column', 'column', [text('first', name), ...widgets]);
  const id = await ownPage(owner, name, [node('row', 'row', [column])]);
  return { id, address: await addressOf(owner, id) };
}

/** Saves the page in the editor, and waits for it. */
export async function saveDesign(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}
