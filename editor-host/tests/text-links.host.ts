import type { Page } from 'playwright/test';
import { widget, writeIn } from '../../e2e/support/editor.ts';
import { chooseValue } from '../../e2e/support/form.ts';
import { saveNow } from '../../e2e/support/nested-page.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openLinkForm } from '../../e2e/support/writing.ts';
import { hostPage, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage([text('words', 'See our prices'), node('go', 'button', [], { label: 'Go' })]);

/** The file that the user chooses next in the library. Its name is that of the host's site. */
const chooseFile = (page: Page) => withPorts(page, ({ media }) => media.choose(7));

test('text is linked to a page by keyboard, and the link is removed', async ({ page }) => {
  const canvas = await own.open(page);
  const words = widget(canvas, 'words');
  await words.click();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('link-page')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Home', exact: true })).toBeVisible();
  await page.keyboard.type('Services');
  const choice = page.getByRole('option', { name: 'Services' });
  await expect(choice).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('text-link-form')).toBeHidden();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await expect(words.locator('a')).toHaveText('prices');
  const shown = page.getByTestId('text-link-target');
  await expect(shown).toHaveText('Services');
  await page.keyboard.press('Home');
  await expect(shown).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-toolbar')).toBeHidden();
  await expect(words.locator('a')).toHaveAttribute('href', '/page-3/');

  await page.keyboard.press('Enter');
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('link-page')).toHaveValue('Services');
  await expect(page.getByTestId('link-page')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-link-form')).toBeHidden();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('link-page')).toBeFocused();
  await page.getByTestId('link-remove').focus();
  await page.keyboard.press('Enter');
  await expect(words.locator('a')).toHaveCount(0);
  await expect(words).toHaveText('See our prices');
});

test('texts and buttons share the link picker: URLs, email, phone and files', async ({ page }) => {
  const canvas = await own.open(page);
  const words = widget(canvas, 'words');
  await writeIn(page, words);
  const set = async (kind: string, value: string, href: string) => {
    await openLinkForm(page);
    await chooseValue(page.getByTestId('text-link-form').getByTestId('link-action'), kind);
    await page.getByTestId('link-target').fill(value);
    await page.keyboard.press('Enter');
    await expect(words.locator('a')).toHaveAttribute('href', href);
  };
  await set('url', 'https://example.com/', 'https://example.com/');
  await set('mail', 'yard@example.com', 'mailto:yard@example.com');
  await set('call', '+12025550123', 'tel:+12025550123');
  await set('anchor', 'prices', '#prices');
  await page.keyboard.press('Control+k');
  await page.getByTestId('link-target').fill('javascript:x');
  await expect(page.getByText('Use letters, numbers')).toBeVisible();
  await expect(page.getByTestId('link-apply')).toBeDisabled();

  const choose = async (within: string) => {
    await chooseValue(page.getByTestId(within).getByTestId('link-action'), 'file');
    await chooseFile(page);
    await page.getByTestId('link-file').click();
    await expect(page.getByTestId('link-file')).toContainText('picture');
  };
  await choose('text-link-form');
  await page.getByTestId('link-apply').click();
  await page.keyboard.press('Escape');
  await expect(words.locator('a')).toHaveAttribute('href', /^\/picture\.svg/);

  await widget(canvas, 'go').click();
  await choose('inspector');
  await page.getByLabel('Download file').check();
  await expect(widget(canvas, 'go').locator('a')).toHaveAttribute('download', '');
  await saveNow(page);
  const [html, link] = await withPorts(page, ({ saving }) =>
    (saving.stored().sections.content?.children ?? []).map(
      ({ properties: { html, link } }) => html ?? link,
    ),
  );
  expect(html).toContain('href="link:file/7"');
  expect(link).toMatchObject({ action: 'file', file_id: 7, is_download: true });
});

test('links support anchors, titles, email subjects, download names and lightboxes', async ({
  page,
}) => {
  const canvas = await own.open(page);
  const words = widget(canvas, 'words');
  const form = page.getByTestId('text-link-form');
  const link = words.locator('a');
  await writeIn(page, words);
  await openLinkForm(page);
  await chooseValue(form.getByTestId('link-action'), 'home_page');
  await expect(form.getByLabel('Link title')).toBeHidden();
  await form.getByTestId('link-more').click();
  await form.getByLabel('Anchor name').fill('2 boats');
  await expect(form.getByText('Use letters, numbers')).toBeVisible();
  await expect(page.getByTestId('link-apply')).toBeDisabled();
  await form.getByLabel('Anchor name').fill('boats');
  await form.getByLabel('Link title').fill('All our boats');
  await page.getByTestId('link-apply').click();
  await page.keyboard.press('Escape');
  await expect(link).toHaveAttribute('href', /#boats$/);
  await expect(link).toHaveAttribute('title', 'All our boats');

  await writeIn(page, words);
  await openLinkForm(page);
  await chooseValue(form.getByTestId('link-action'), 'file');
  await chooseFile(page);
  await page.getByTestId('link-file').click();
  await form.getByLabel('Download file').check();
  await form.getByLabel('Download name').fill('prices');
  await expect(form.getByText('Add an extension')).toBeVisible();
  await form.getByLabel('Download name').fill('Our prices.svg');
  await page.getByTestId('link-apply').click();
  await page.keyboard.press('Escape');
  await expect(link).toHaveAttribute('download', 'Our prices.svg');

  const inspector = page.getByTestId('inspector');
  const button = widget(canvas, 'go').locator('a');
  await widget(canvas, 'go').click();
  await chooseValue(inspector.getByTestId('link-action'), 'mail');
  await inspector.getByTestId('link-target').fill('yard@example.com');
  await inspector.getByLabel('Subject').fill("It's about a boat");
  await expect(button).toHaveAttribute(
    'href',
    'mailto:yard@example.com?subject=It%27s%20about%20a%20boat',
  );
  await chooseValue(inspector.getByTestId('link-action'), 'lightbox');
  await chooseFile(page);
  await inspector.getByTestId('link-image').click();
  await expect(button).toHaveAttribute('data-lightbox', /./);
});
