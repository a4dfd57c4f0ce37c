import { createViewContext } from './view-context.tsx';

/** Context that a widget provides to its collapsible children. */
export type DisclosureGroup = {
  /** Children with the same name close each other. Undefined: they're independent. */
  readonly name: string | undefined;
  /** Whether all children are open initially. */
  readonly isExpanded: boolean;
};

/** Collapsible widgets without this provider are independent. */
export const DisclosureGroupContext = createViewContext<DisclosureGroup>({
  name: undefined,
  isExpanded: false,
});
