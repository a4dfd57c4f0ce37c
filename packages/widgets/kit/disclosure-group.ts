import { createViewContext } from './view-context.tsx';

/** What folding parts need to know of the widget that they are in. */
export type DisclosureGroup = {
  /** Parts with the same name close each other; undefined: each folds for itself. */
  readonly name: string | undefined;
  /** All of them are open until a visitor folds them. */
  readonly isExpanded: boolean;
};

/** Set by a widget around its folding children; a part outside of any folds for itself. */
export const DisclosureGroupContext = createViewContext<DisclosureGroup>({
  name: undefined,
  isExpanded: false,
});
