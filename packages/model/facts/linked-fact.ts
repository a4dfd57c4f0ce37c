import type { LinkAction, LinkKind } from '../entities/link-action.ts';
import type { FactName } from './fact-text.ts';

const LINKED_FACTS: { readonly [Kind in LinkKind]?: FactName } = {
  'fact.call': 'phone',
  'fact.mail': 'email',
  'fact.directions': 'address',
};

/** The site fact that a link leads to, or null. Without it, the link has no URL. */
export const linkedFact = ({ action }: LinkAction): FactName | null => LINKED_FACTS[action] ?? null;
