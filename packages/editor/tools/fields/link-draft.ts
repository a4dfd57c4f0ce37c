import { LinkAction, type PropertyValue } from '@plinth/model';

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

const without = (draft: LinkDraft, name: string): LinkDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => key !== name));

/** Sets an option of the draft, or removes it if the value is empty. */
export const withOption = (
  draft: LinkDraft,
  name: string,
  value: PropertyValue | undefined,
): LinkDraft => (value === undefined ? without(draft, name) : { ...draft, [name]: value });
