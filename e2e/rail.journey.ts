import { expect, test } from './support/journey.ts';

test('the rail of icons has no scrollbar, and names an icon with focus', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const links = page.getByTestId('rail').locator('.shell-rail-links');
  const hidden = () =>
    links.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
  expect(await hidden()).toEqual([0, 0]);
  await links.getByRole('link', { name: 'Menus' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Menus' })).toBeVisible();
  await links.getByRole('link', { name: 'Design' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Design' })).toBeVisible();
});
