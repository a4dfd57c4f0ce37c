import type { Page } from 'playwright/test';
import { restoreFactsAtEnd } from './support/at-end.ts';
import { widget, writeIn } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { saveNow } from './support/nested-page.ts';
import { node, pageOfFile, text } from './support/own-page.ts';

const own = pageOfFile('Reach us', [
  text('words', 'Call us:'),
  node('call', 'button', [], { label: 'Call now', link: { action: 'fact.call' } }),
]);

/** Changes the phone number on the settings screen. */
async function setPhone(page: Page, url: string, phone: string): Promise<void> {
  await page.goto(`${url}/admin/#!/settings/facts/`);
  await page.getByLabel('Phone').fill(phone);
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-bar')).toBeHidden();
}

test('a phone number inserted from the toolbar is shown to visitors, and its absence in the editor', async ({
  signedIn: page,
  product: { url },
}) => {
  await restoreFactsAtEnd(own.owner);
  await setPhone(page, url, '+1 202 555 0101');

  const canvas = await own.open(page);
  const words = widget(canvas, 'words');
  await writeIn(page, words);
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Escape');
  await writeIn(page, words);
  await page.keyboard.press('End');
  await page.getByTestId('text-fact').click();
  const [button, menu] = [page.getByTestId('text-fact'), page.getByTestId('text-fact-menu')];
  await expect
    .poll(async () => (await menu.boundingBox())?.x)
    .toBe((await button.boundingBox())?.x);
  await page.getByRole('menuitem', { name: /^Phone\s*\+1 202 555 0101$/ }).click();
  await expect(words).toHaveText('Call us: +1 202 555 0101');
  await expect(words.getByTitle('Phone, from Site facts')).toBeVisible();
  await page.keyboard.press('Escape');
  await saveNow(page);

  const { full_url: address } = await own.owner.call<{ full_url: string }>('PagesService.get', {
    id: own.id,
  });
  const visitor = await page.context().newPage();
  const shown = visitor.locator('#section-content');
  const call = shown.getByRole('link', { name: 'Call now' });
  await visitor.goto(address);
  await expect(shown.getByText('Call us: +1 202 555 0101')).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:+12025550101');

  await visitor.close();

  await setPhone(page, url, '');
  const empty = await own.open(page);
  const strip = page.getByTestId('ghost').filter({ hasText: 'Button' });
  await expect(strip).toHaveText('Button · Hidden without phone');
  await page.getByTestId('rail-layers').click();
  await expect(
    page.locator('[data-missing][data-tip="Hidden without phone"]').first(),
  ).toBeVisible();
  await page.getByTestId('rail-layers').click();
  await widget(empty, 'call').click();
  const note = page.getByTestId('hidden-note');
  await expect(note).toContainText('Your site has no phone yet.');
  await note.getByRole('button', { name: 'Open Site facts' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('');
});
