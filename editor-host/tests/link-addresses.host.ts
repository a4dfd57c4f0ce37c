import type { Page } from 'playwright/test';
import { holdTimers } from '../../e2e/support/busy-computer.ts';
import { widget, writeIn } from '../../e2e/support/editor.ts';
import { chooseValue, storedIn } from '../../e2e/support/form.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openLinkForm } from '../../e2e/support/writing.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const file = hostPage([text('words', 'See our prices'), node('go', 'button')]);

/** Pastes plain text into the text that is being edited. */
const paste = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    frame?.contentDocument
      ?.querySelector('[contenteditable="true"]')
      ?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
  }, text);

/** Kinds of links, each with an address of another kind that is typed into its field. */
const ADDRESSES = [
  ['url', 'mailto:yard@example.com', 'mail', 'mailto:yard@example.com'],
  ['mail', '+1 (202) 555-0123', 'call', 'tel:+12025550123'],
  ['call', 'www.example.com', 'url', 'https://www.example.com'],
  ['anchor', 'first.last@example.com', 'mail', 'mailto:first.last@example.com'],
] as const;

/** Opens the form for the link of all of the text, and chooses its kind. */
async function openFormFor(page: Page, kind: string): Promise<void> {
  const form = page.getByTestId('text-link-form');
  await openLinkForm(page);
  await expect(form.locator(':focus')).toBeVisible();
  await chooseValue(form.getByTestId('link-action'), kind);
}

test('an address of any kind is recognized in the field of a link of any kind', async ({
  page,
}) => {
  const words = widget(await file.open(page), 'words');
  const form = page.getByTestId('text-link-form');
  await writeIn(page, words);
  for (const [kind, address, recognized, href] of ADDRESSES) {
    await openFormFor(page, kind);
    await form.getByTestId('link-target').fill('');
    await form.getByTestId('link-target').pressSequentially(address);
    await expect(storedIn(form.getByTestId('link-action'))).toHaveValue(recognized);
    await page.keyboard.press('Enter');
    await expect(words.locator('a')).toHaveAttribute('href', href);
  }
});

test('an address is recognized wherever it is typed or pasted', async ({ page }) => {
  const canvas = await file.open(page);
  const words = widget(canvas, 'words');
  const form = page.getByTestId('text-link-form');
  const link = words.locator('a');
  await writeIn(page, words);
  await openLinkForm(page);
  await expect(page.getByTestId('link-page')).toBeFocused();
  await page.keyboard.type('example.com/prices');
  const offer = page.getByRole('option', { name: 'Link to example.com/prices' });
  await expect(offer).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(form.getByTestId('link-target')).toHaveValue('https://example.com/prices');
  await expect(form.getByTestId('link-target')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('href', 'https://example.com/prices');

  // Applied without choosing the offer.
  await openFormFor(page, 'page');
  await form.getByTestId('link-page').pressSequentially('first.last@example.com');
  await expect(storedIn(form.getByTestId('link-action'))).toHaveValue('mail');
  await page.getByTestId('link-apply').click();
  await expect(link).toHaveAttribute('href', 'mailto:first.last@example.com');

  await page.keyboard.press('Control+a');
  await paste(page, 'https://example.com/pasted');
  await expect(link).toHaveText('See our prices');
  await expect(link).toHaveAttribute('href', 'https://example.com/pasted');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' or write to ');
  await paste(page, 'yard@example.com');
  await page.keyboard.type(' today');
  await expect(words).toHaveText('See our prices or write to yard@example.com today');
  await expect(link.last()).toHaveText('yard@example.com');
  await expect(link.last()).toHaveAttribute('href', 'mailto:yard@example.com');
  await page.keyboard.press('Escape');

  await widget(canvas, 'go').click();
  const inspector = page.getByTestId('inspector');
  await chooseValue(inspector.getByTestId('link-action'), 'url');
  await inspector.getByTestId('link-target').fill('yard@example.com');
  await expect(storedIn(inspector.getByTestId('link-action'))).toHaveValue('mail');
  await chooseValue(inspector.getByTestId('link-action'), 'home_page');
  // One step, or one for each change where the computer paused between them.
  await expect(async () => {
    await inspector.getByTestId('link-action').press('Control+z');
    await expect(storedIn(inspector.getByTestId('link-action'))).toHaveValue('none', {
      timeout: 300,
    });
  }).toPass();
});

test('a link form that is closing takes no focus, however busy the computer is', async ({
  page,
}) => {
  const canvas = await file.open(page);
  const words = widget(canvas, 'words');
  await writeIn(page, words);
  await page.keyboard.press('Control+a');
  const release = await holdTimers(page);
  await page.keyboard.press('Control+k');
  const form = page.getByTestId('text-link-form');
  await chooseValue(form.getByTestId('link-action'), 'url');
  await form.getByTestId('link-target').fill('www.example.com');
  await page.keyboard.press('Enter');
  await release();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' or call us');
  await expect(words).toHaveText('See our prices or call us');
});

test('a button without a link is linked from one search for pages and addresses', async ({
  page,
}) => {
  const canvas = await file.open(page);
  await widget(canvas, 'go').click();
  const inspector = page.getByTestId('inspector');
  const kind = storedIn(inspector.getByTestId('link-action'));
  const search = inspector.getByTestId('link-page');
  await expect(kind).toHaveValue('none');
  await search.click();
  await page.keyboard.type('yard@example.com');
  await page.keyboard.press('Enter');
  await expect(kind).toHaveValue('mail');
  await expect(inspector.getByTestId('link-target')).toHaveValue('yard@example.com');

  await chooseValue(inspector.getByTestId('link-action'), 'page');
  await expect(search).toBeFocused();
  await page.keyboard.type('Serv');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('Services');
  await expect(kind).toHaveValue('page');
});
