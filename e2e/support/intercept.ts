import { expect, type Page, type Route } from 'playwright/test';

const isProbe = ({ search }: URL): boolean => search === '?intercepted';

/**
 * Intercepts `url` on an open page. A route takes effect in the browser slightly later than
 * `page.route` resolves; this resolves once no request slips through.
 */
export async function intercept(
  page: Page,
  url: string,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(url, handler);
  await page.route(isProbe, (route) => route.fulfill({ status: 204 }));
  const probe = () =>
    page.evaluate(async () => (await fetch('?intercepted', { method: 'HEAD' })).status);
  await expect.poll(probe).toBe(204);
  await page.unroute(isProbe);
}
