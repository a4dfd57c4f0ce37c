import { OWNER_KINDS, type Owner, type OwnerKind, PageTemplate } from '@plinth/model';
import type { Signer } from './signing.ts';

/** Lifetime of a signed URL in ms. */
export const PREVIEW_MS = 10 * 60_000;

/** Lifetime of a URL that the owner sends to someone, in ms. */
export const SHARED_PREVIEW_MS = 24 * 60 * 60_000;

/** An owner's document as stored, or with the unsaved sections of a draft preview. */
export type DocumentTarget = { readonly owner: Owner; readonly draft_id?: number };

/** A document, a saved block, or a page template. */
export type PreviewTarget =
  | DocumentTarget
  | { readonly block_id: number }
  | { readonly template: PageTemplate };

/** Signed URLs that show one document until they expire. */
export type PreviewLinks = {
  readonly create: (
    target: PreviewTarget,
    now: number,
    lifetime?: number,
  ) => { url: string; expires: string };
  /** The target of the path after `/preview/`. Null if the link is invalid or has expired. */
  readonly target: (rest: string, now: number) => PreviewTarget | null;
};

const FORM = new RegExp(
  `^(${[...OWNER_KINDS, 'block', 'template'].join('|')})/(\\d{1,15}|[a-z_]{1,32})/(?:(\\d{1,15})/)?(\\d{1,15})/([\\w-]{43})/?$`,
);

function signedText(target: PreviewTarget, expires: number): string {
  if ('block_id' in target) return ['block', target.block_id, expires].join('/');
  if ('template' in target) return ['template', target.template, expires].join('/');
  const { owner, draft_id } = target;
  return [owner.kind, owner.id, ...(draft_id === undefined ? [] : [draft_id]), expires].join('/');
}

function parseTarget([kind, id, look]: readonly (string | undefined)[]): PreviewTarget | null {
  if (kind === 'template') {
    const { data: template } = PageTemplate.safeParse(id);
    return template ? { template } : null;
  }
  if (kind === 'block') return { block_id: Number(id) };
  const owner = { kind: kind as OwnerKind, id: Number(id) };
  return { owner, ...(look !== undefined && { draft_id: Number(look) }) };
}

export const createPreviewLinks = (signer: Signer): PreviewLinks => ({
  create: (target, now, lifetime = PREVIEW_MS) => {
    const expires = now + lifetime;
    const rest = signedText(target, expires);
    return {
      url: `/preview/${rest}/${signer.sign(rest)}/`,
      expires: new Date(expires).toISOString(),
    };
  },
  target: (rest, now) => {
    const [, kind, id, look, expires, signature = ''] = FORM.exec(rest) ?? [];
    if (kind === undefined || Number(expires) <= now) return null;
    const target = parseTarget([kind, id, look]);
    const isValid = target && signer.isSigned(signedText(target, Number(expires)), signature);
    return isValid ? target : null;
  },
});
