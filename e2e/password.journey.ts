import type { Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import { type MailSink, startMailSink } from './support/mail-sink.ts';
import { OWNER, type Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn, goWithin } from './support/sign-in.ts';

const NEXT = { ...OWNER, password: 'a new horse battery' };

let own: Product;
let sink: MailSink;

test.beforeAll(async ({ product }) => {
  own = product;
  sink = await startMailSink();
});

test.afterAll(() => sink.close());

const admin = (path: string) => `${own.url}/admin/#!${path}`;
const atSignIn = (page: Page) => expect(page).toHaveURL(/#!\/auth\/login\/$/);

/** The link in the only email. */
async function mailedLink(): Promise<string> {
  const mails = () => sink.received.filter(({ subject }) => subject.startsWith('Reset your '));
  await expect.poll(() => mails().length).toBe(1);
  const [mail] = mails();
  expect(mail?.to).toEqual([OWNER.email]);
  return /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(admin('/auth/forgot/'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'If an account uses this email')).toBeVisible();
  await atSignIn(page);
}

async function setPassword(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirm);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('a forgotten password is reset by an emailed link that works once', async ({ page }) => {
  await page.goto(admin('/auth/forgot/'));
  await expect(page.getByText('owner reset-link')).toBeVisible();
  const owner = await new RpcClient(own.url).signIn();
  await owner.call('SettingsService.save', { group: 'mail', values: sink.settings });
  await page.reload();
  await askForLink(page, ` ${OWNER.email.toUpperCase()} `);
  const link = await mailedLink();
  expect(new URL(link).origin).toBe(own.url);

  await page.goto(link);
  await setPassword(page, NEXT.password, 'another one');
  await expect(page.locator('.not-valid')).toHaveCount(1);
  await setPassword(page, NEXT.password);
  await expect(toast(page, 'Password updated')).toBeVisible();
  await atSignIn(page);
  await fillSignIn(page, NEXT);
  await expect(page.getByTestId('rail')).toBeVisible();

  await goWithin(page, '/logout/');
  await atSignIn(page);
  await page.goto(link);
  await setPassword(page, 'a third horse battery');
  await expect(toast(page, 'This link isn’t valid or has expired.')).toBeVisible();
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: 'Send new link' }).last().click();
  await expect(page).toHaveURL(admin('/auth/forgot/'));

  await page.goto(admin('/auth/login/'));
  await fillSignIn(page, NEXT);
  await page.goto(admin('/profile/'));
  await changePassword(page, NEXT.password, OWNER.password);
  await expect(toast(page, 'Password changed')).toBeVisible();
});

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = page.getByTestId('password-form');
  await form.getByLabel('Current password').fill(current);
  await form.getByLabel('New password', { exact: true }).fill(next);
  await form.getByLabel('Confirm new password').fill(next);
  await form.getByRole('button', { name: 'Change password' }).click();
}
