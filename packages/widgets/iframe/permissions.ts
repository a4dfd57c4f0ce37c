import type { IframeProperties } from './schema.ts';

const SANDBOX: { readonly [F in keyof IframeProperties['sandbox']]: string } = {
  scripts: 'allow-scripts',
  same_origin: 'allow-same-origin',
  forms: 'allow-forms',
  // Popups opened from the iframe aren't sandboxed.
  popups: 'allow-popups allow-popups-to-escape-sandbox',
  downloads: 'allow-downloads',
  modals: 'allow-modals',
  top_navigation: 'allow-top-navigation-by-user-activation',
};

const chosen = <N extends string>(flags: { readonly [F in N]: boolean }): readonly N[] =>
  (Object.keys(flags) as N[]).filter((name) => flags[name]);

/** The `sandbox` attribute. An empty value allows nothing. */
export const sandboxOf = ({ sandbox }: IframeProperties): string =>
  chosen(sandbox)
    .map((name) => SANDBOX[name])
    .join(' ');

export const allowOf = ({ allow }: IframeProperties): string =>
  chosen(allow)
    .map((name) => name.replaceAll('_', '-'))
    .join('; ');
