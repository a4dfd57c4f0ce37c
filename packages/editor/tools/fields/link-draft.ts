import { LinkAction, type PropertyValue } from '@plinth/model';

/** A link while it is being put together: what is there of it already. */
export type LinkDraft = { readonly [name: string]: PropertyValue };

/** The link, once it is whole. Without an image, a lightbox shows the widget's own where it has one. */
export const finishedLink = (draft: LinkDraft, hasOwnImage = false): LinkAction | null => {
  const { data } = LinkAction.safeParse(draft);
  if (data?.action === 'lightbox' && data.image_id === undefined && !hasOwnImage) return null;
  return data ?? null;
};

const without = (draft: LinkDraft, name: string): LinkDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => key !== name));

/** The draft with an option, or without it where it says nothing. */
export const withOption = (
  draft: LinkDraft,
  name: string,
  value: PropertyValue | undefined,
): LinkDraft => (value === undefined ? without(draft, name) : { ...draft, [name]: value });
