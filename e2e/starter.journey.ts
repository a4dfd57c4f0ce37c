import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/journey.ts';

const PATHS = ['/', '/about/', '/services/', '/contact/'];
const WIDTHS = [320, 375, 667, 768, 1024, 1280, 1920];

for (const path of PATHS) {
  test(`${path} works without scripts, fits every window, and is accessible`, async ({
    page,
    product,
  }) => {
    const outside: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url)) outside.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const answer = await page.goto(product.url + path);
    expect(answer?.status()).toBe(200);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `horizontal scroll at ${width} px`).toBe(0);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(outside).toEqual([]);
    expect(scripts).toEqual([]);
  });
}

test('unknown URLs return a themed 404', async ({ request, product }) => {
  const answer = await request.get(`${product.url}/no-such-page/`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('section-header');
});
