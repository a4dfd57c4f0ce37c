import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { startMailSink } from './support/mail-sink.ts';
import { node } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { signInAtOnce } from './support/sign-in.ts';
import { widgetPage } from './support/widget-page.ts';

const EMAIL = 'ada@example.com';

test('a visitor subscribes, confirms by email, and leaves', async ({ page, product }) => {
  const sink = await startMailSink();
  const owner = await new RpcClient(product.url).signIn();
  await owner.call('SettingsService.save', { group: 'mail', values: sink.settings });
  const form = node('news', 'newsletter');
  const { address } = await widgetPage(product.url, 'Our news', [form]);

  await page.goto(address);
  await expectAccessible(page, '.moto-widget-newsletter');
  await page.getByLabel('Email').fill('ada@');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email.');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Almost done')).toBeVisible();

  const mail = () => sink.received.find(({ to }) => to.includes(EMAIL));
  await expect.poll(mail).toBeTruthy();
  const link = new URL(/http\S+/.exec(mail()?.text ?? '')?.[0] ?? '');
  await page.goto(product.url + link.pathname);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();

  await signInAtOnce(page, product.url);
  await page.goto(`${product.url}/admin/#!/inbox/subscribers/`);
  const row = page.getByTestId('subscriber-row');
  await expect(row).toContainText(`${EMAIL}ConfirmedOur news`);
  await expectAccessible(page);

  const leave = mail()?.unsubscribe ?? '';
  await page.goto(product.url + new URL(leave).pathname);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await page.goto(`${product.url}/admin/#!/inbox/subscribers/`);
  await expect(row).toContainText('Unsubscribed');
  await sink.close();
});
