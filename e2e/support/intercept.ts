import { expect, type Page, type Route } from 'playwright/test';

const isProbe = ({ search }: URL): boolean => search === '?intercepted';

/**
 * Answers for `url` on a page that is open. The browser is told of a route a moment before the page
 * is, and what is asked for meanwhile slips by; this resolves once nothing does.
 */
export async function intercept(
  page: Page,
  url: string,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(url, handler);
  await page.route(isProbe, (route) => route.fulfill({ status: 204 }));
  const probe = () =>
    page.evaluate(async () => (await fetch('/admin/?intercepted', { method: 'HEAD' })).status);
  await expect.poll(probe).toBe(204);
  await page.unroute(isProbe);
}
