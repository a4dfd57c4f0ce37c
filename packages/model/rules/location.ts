import type { SectionLock } from '../entities/section.ts';
import type { Allowed, AllowedRule, PageType, SectionName } from './definition.ts';

/** The location of a document, and what its section locks. */
export type SectionLocation = {
  readonly pageType: PageType;
  readonly sectionName: SectionName;
  /**
   * Widgets and blocks that can't be added here. `all`: nothing can be added, moved, or removed.
   */
  readonly locked?: SectionLock;
};

const matches = (rule: AllowedRule, { pageType, sectionName }: SectionLocation): boolean =>
  (rule.pageType ?? pageType) === pageType && (rule.sectionName ?? sectionName) === sectionName;

/**
 * Whether a widget or block is allowed in a location. Popups accept only widgets with an explicit
 * popup rule.
 */
export function isAllowedIn(allowed: Allowed, location: SectionLocation): boolean {
  if (location.pageType !== 'popup') {
    return allowed === true || allowed.some((rule) => matches(rule, location));
  }
  return (
    allowed !== true && allowed.some((rule) => rule.pageType === 'popup' && matches(rule, location))
  );
}

/** Whether the section locks a widget or block by name. */
export const isLockedOut = (name: string, { locked }: SectionLocation): boolean =>
  locked !== undefined && (locked === 'all' || locked.includes(name));
