import { LinkAction, type PropertyValue } from '@plinth/model';

/** A link while it is being put together: what is there of it already. */
export type LinkDraft = { readonly [name: string]: PropertyValue };

/** The link, once it is whole. */
export const finishedLink = (draft: LinkDraft): LinkAction | null => {
  const parsed = LinkAction.safeParse(draft);
  return parsed.success ? parsed.data : null;
};

const without = (draft: LinkDraft, name: string): LinkDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => key !== name));

/** The draft with an option, or without it where it says nothing. */
export const withOption = (
  draft: LinkDraft,
  name: string,
  value: PropertyValue | undefined,
): LinkDraft => (value === undefined ? without(draft, name) : { ...draft, [name]: value });
