import type { Page } from 'playwright/test';
import { expectAccessibleIn, LIGHT } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import { signInAtOnce } from './support/sign-in.ts';
import { widgetPage } from './support/widget-page.ts';

const fields = [
  { type: 'name', label: 'Name', is_required: true },
  { type: 'email', label: 'Email', is_required: true },
  { type: 'radio', label: 'Size', options: 'Small\nLarge' },
  { type: 'message', label: 'Message', is_required: true },
  { type: 'attachment', label: 'Plan' },
];

const plan = {
  ...{ name: 'plan.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

async function write(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Large').check();
  await page.getByLabel('Message').fill('Hello\nthere');
  await page.getByLabel('Plan').setInputFiles(plan);
}

test('a visitor writes with and without scripts, and the owner reads both', async ({
  page,
  browser,
  product,
}) => {
  const form = node('form', 'contact_form', [], { fields });
  const { address } = await widgetPage(product.url, 'Write to us', [form]);
  const sent = page.getByText('Your message was sent. Thank you!');

  await page.goto(address);
  await expectAccessibleIn(LIGHT, page, { part: '.moto-widget-contact-form' });
  await page.getByLabel('Email').fill('ada@');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('This field is required.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email.');
  await expectAccessibleIn(LIGHT, page, { part: '.moto-widget-contact-form' });
  await write(page, 'Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(sent).toBeVisible();
  await expect(page.getByLabel('Message')).toBeHidden();
  expect(page.url()).toBe(address);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  await write(plain, 'Bob');
  await plain.getByRole('button', { name: 'Send' }).click();
  await expect(plain.getByText('Your message was sent. Thank you!')).toBeVisible();
  await plain.close();

  await signInAtOnce(page, product.url);
  await page.goto(`${product.url}/admin/#!/inbox/`);
  await expect(page.getByTestId('unread-badge').first()).toContainText('2');
  await expectAccessibleIn(LIGHT, page);
  await page.getByRole('link', { name: 'Ada' }).click();
  const answers = page.getByTestId('message-answers');
  await expect(answers).toContainText('Hello\nthere', { useInnerText: true });
  await expect(answers).toContainText('Large');
  await expectAccessibleIn(LIGHT, page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    answers.getByRole('link', { name: 'plan.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page.getByRole('heading', { name: 'Bob' })).toBeVisible();
  await expect(page.getByTestId('unread-badge')).toHaveCount(0);
});
