import { LinkAction, type LinkKind, type PropertyValue } from '@plinth/model';
import { type ReadRegion, recognizeLink } from '../../core/links/recognize-link.ts';

/** An incomplete link. */
export type LinkDraft = { readonly [name: string]: PropertyValue };

/**
 * The link if the draft is complete, otherwise null. A lightbox without an image shows the widget's
 * own, if any.
 */
export const finishedLink = (draft: LinkDraft, hasOwnImage = false): LinkAction | null => {
  const { data } = LinkAction.safeParse(draft);
  if (data?.action === 'lightbox' && data.image_id === undefined && !hasOwnImage) return null;
  return data ?? null;
};

/** Links that don't open a page, so that they can't open it in a new tab. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set<LinkKind>([
  'mail',
  'call',
  'fact.mail',
  'fact.call',
  'lightbox',
  'popup',
]);

export const opensPage = (kind: string): boolean => !WITHOUT_PAGE.has(kind);

/** Recognizes an address in a link; `region` reads the country of the site. */
type Typed = { readonly text: string; readonly region: ReadRegion };

/** A draft with the target that a text is the address of, whatever its kind; null for other text. */
export const typedDraft = (draft: LinkDraft, { text, region }: Typed): LinkDraft | null => {
  const link = recognizeLink(text, region);
  if (link === null) return null;
  const { title, target, is_nofollow, subject } = draft;
  const options = {
    title,
    is_nofollow,
    ...(opensPage(link.action) && { target }),
    ...(link.action === 'mail' && { subject }),
  };
  const kept = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(kept), ...link } as LinkDraft;
};

const without = (draft: LinkDraft, name: string): LinkDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => key !== name));

/** Sets an option of the draft, or removes it if the value is empty. */
export const withOption = (
  draft: LinkDraft,
  name: string,
  value: PropertyValue | undefined,
): LinkDraft => (value === undefined ? without(draft, name) : { ...draft, [name]: value });
