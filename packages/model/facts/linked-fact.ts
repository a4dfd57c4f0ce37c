import type { LinkAction, LinkKind } from '../entities/link-action.ts';
import type { NeededFact } from './needed-facts.ts';

const LINKED_FACTS: { readonly [Kind in LinkKind]?: NeededFact } = {
  'fact.call': 'phone',
  'fact.mail': 'email',
  'fact.directions': 'address',
};

/** The site fact that a link leads to, or null. Without it, the link has no URL. */
export const linkedFact = ({ action }: LinkAction): NeededFact | null =>
  LINKED_FACTS[action] ?? null;
