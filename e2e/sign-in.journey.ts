import type { Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import { fillSignIn, goWithin } from './support/sign-in.ts';

test('signing in leads to the requested screen, and a session that was ended is explained', async ({
  page,
  product,
  browser,
}) => {
  const admin = (path: string) => `${product.url}/admin/#!${path}`;
  const atSignIn = () => expect(page).toHaveURL(admin('/auth/login/'));
  const expired = page.getByRole('alert').filter({ hasText: 'Your session expired' });

  await test.step('guests sign in first', async () => {
    await page.goto(admin('/pages/?status=draft'));
    await atSignIn();
    await expect(page).toHaveTitle(/^Sign in/);
    await expect(page.locator('body')).toHaveAttribute('data-state', 'app.auth.login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(expired).toBeHidden();
    await fillSignIn(page);
    await expect(page).toHaveURL(admin('/pages/?status=draft'));
    await expect(page.getByRole('main', { name: 'Pages' })).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-state', 'app.pages');
    await goWithin(page, '/auth/login/');
    await expect(page).toHaveURL(admin('/dashboard/'));
  });

  await test.step('another browser ends the session', async () => {
    await page.goto(admin('/profile/'));
    await expect(page.getByTestId('sessions')).toBeVisible();
    await endOtherSessions(await (await browser.newContext()).newPage(), admin('/profile/'));
  });

  await test.step('the sign-in screen says so until someone signs in', async () => {
    await goWithin(page, '/menus/');
    await atSignIn();
    await expect(expired).toBeVisible();
    await page.reload();
    await expect(expired).toBeVisible();
    await fillSignIn(page);
    await expect(page).toHaveURL(admin('/menus/'));
    await goWithin(page, '/logout/');
    await atSignIn();
    await expect(expired).toBeHidden();
  });
});

async function endOtherSessions(other: Page, profile: string): Promise<void> {
  await other.goto(profile);
  await fillSignIn(other);
  const sessions = other.getByTestId('sessions');
  await expect(sessions.getByText('This device')).toHaveCount(1);
  const ends = sessions.getByRole('button', { name: 'Sign out' });
  for (let left = (await ends.count()) - 1; left >= 0; left -= 1) {
    await ends.first().click();
    await expect(ends).toHaveCount(left);
    await expect(toast(other, 'Device signed out')).toBeVisible();
  }
  await other.context().close();
}
