import { expectAccessible } from './support/accessible.ts';
import { setFacts } from './support/at-end.ts';
import { openCanvas, openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

test('links are added by their tile, filled in, and used by visitors', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Links by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-social_links').click();
  await page
    .getByTestId('placeholder-social_links')
    .filter({ visible: true })
    .getByRole('button')
    .click();
  const url = page.getByTestId('item-control-url').getByRole('textbox');
  for (const profile of ['instagram.com/quay', 'hello@example.com']) {
    await page.getByTestId('add-item').click();
    await url.fill(profile);
  }
  await expect(canvas.locator('.moto-social a')).toHaveCount(2);
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(address);
  const profile = page.getByRole('link', { name: 'Instagram' });
  await expect(profile).toHaveAttribute('href', 'https://instagram.com/quay');
  await expect(profile).toHaveAttribute('rel', 'me noopener');
  const box = await profile.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // The footer can link the same address.
  const email = page.locator('.moto-social').getByRole('link', { name: 'hello@example.com' });
  await expect(email).toHaveAttribute('href', 'mailto:hello@example.com');
  await expectAccessible(page, '.moto-social');
});

async function profileSetter(url: string) {
  const owner = await new RpcClient(url).signIn();
  return (...urls: readonly string[]) =>
    setFacts(owner, { profiles: urls.map((each) => ({ network: '', url: each })) });
}

test('the editor offers to add links only without profiles in the site facts', async ({
  signedIn: page,
  product,
}) => {
  const setProfiles = await profileSetter(product.url);
  const { id } = await widgetPage(product.url, 'Links in the editor', [
    node('links', 'social_links'),
  ]);
  // The one in the footer is hidden without profiles.
  const offer = page.getByTestId('placeholder-social_links').filter({ visible: true });
  await openEditor(page, product.url, id);
  await expect(offer).toBeVisible();
  await setProfiles('https://instagram.com/quay');
  await page.reload();
  const canvas = await openCanvas(page);
  await expect(widget(canvas, 'links').locator('.moto-social a')).toBeVisible();
  await expect(offer).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the profiles of the site facts as they change', async ({ page, product }) => {
    const setProfiles = await profileSetter(product.url);
    await setProfiles('https://www.youtube.com/@quay');
    const { address } = await widgetPage(product.url, 'Links of the site', [
      node('links', 'social_links'),
    ]);
    await page.goto(address);
    await expect(page.locator('#section-content .moto-social a')).toHaveAttribute(
      'aria-label',
      'YouTube',
    );
    await setProfiles('https://www.linkedin.com/company/quay');
    await page.reload();
    await expect(page.locator('#section-content .moto-social a')).toHaveAttribute(
      'aria-label',
      'LinkedIn',
    );
  });
});
