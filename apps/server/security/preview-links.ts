import type { Signer } from './signing.ts';

/** How long a signed address opens, in ms. */
export const PREVIEW_MS = 10 * 60_000;

/** A page as it is stored, or with the unsaved sections of a look at it. */
export type PreviewTarget = { readonly page_id: number; readonly look_id?: number };

/** Addresses that show one page to whoever has them, until they expire. */
export type PreviewLinks = {
  readonly open: (target: PreviewTarget, now: number) => { url: string; expires: string };
  /** What the rest of a path below `/preview/` opens at `now`; null when it opens nothing. */
  readonly target: (rest: string, now: number) => PreviewTarget | null;
};

const FORM = /^(\d{1,15})\/(?:(\d{1,15})\/)?(\d{1,15})\/([\w-]{43})\/?$/;

const signed = ({ page_id, look_id }: PreviewTarget, expires: number): string =>
  [page_id, ...(look_id === undefined ? [] : [look_id]), expires].join('/');

export const createPreviewLinks = (signer: Signer): PreviewLinks => ({
  open: (target, now) => {
    const expires = now + PREVIEW_MS;
    const rest = signed(target, expires);
    return {
      url: `/preview/${rest}/${signer.sign(rest)}/`,
      expires: new Date(expires).toISOString(),
    };
  },
  target: (rest, now) => {
    const [, page, look, expires, signature = ''] = FORM.exec(rest) ?? [];
    if (page === undefined || Number(expires) <= now) return null;
    const target = {
      page_id: Number(page),
      ...(look !== undefined && { look_id: Number(look) }),
    };
    return signer.isSigned(signed(target, Number(expires)), signature) ? target : null;
  },
});
