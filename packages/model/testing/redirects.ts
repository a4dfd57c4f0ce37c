import { RedirectFields } from '../redirects/redirect.ts';
import { createRedirectRules, followRedirects } from '../redirects/rules.ts';

/** The package itself runs without it. */
declare const URL: {
  parse(url: string, base: string): { readonly host: string; readonly pathname: string } | null;
};

export const redirect = (old_url: string, new_url: string, more: Partial<RedirectFields> = {}) =>
  RedirectFields.parse({ old_url, new_url, ...more });

export const pathOf = (target: string) => {
  const url = URL.parse(target, 'http://own.test');
  return url?.host === 'own.test' ? url.pathname : null;
};

const noPages = () => false;

/** Where a URL leads on a site with these redirects and no pages. */
export const follow = (
  list: readonly RedirectFields[],
  path: string,
  isLive: (path: string) => boolean = noPages,
) => followRedirects(createRedirectRules(list), path, { isLive, pathOf });
