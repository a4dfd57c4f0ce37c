import type { Allowed, AllowedRule, PageType, SectionName } from './definition.ts';

/** Where a document lives, and what its section locks out. */
export type Place = {
  readonly pageType: PageType;
  readonly sectionName: SectionName;
  /** Widgets and blocks that may not be added here; `all`: nothing may be added, moved or removed. */
  readonly locked?: 'all' | readonly string[];
};

const matches = (rule: AllowedRule, { pageType, sectionName }: Place): boolean =>
  (rule.pageType ?? pageType) === pageType && (rule.sectionName ?? sectionName) === sectionName;

/** Whether a widget or block with these rules may stand in a place; popups admit only what names them. */
export function isAllowedAt(allowed: Allowed, place: Place): boolean {
  if (place.pageType !== 'popup') {
    return allowed === true || allowed.some((rule) => matches(rule, place));
  }
  return (
    allowed !== true && allowed.some((rule) => rule.pageType === 'popup' && matches(rule, place))
  );
}

/** Whether the section of a place locks a widget or block out by its name. */
export const isLockedOut = (name: string, { locked }: Place): boolean =>
  locked !== undefined && (locked === 'all' || locked.includes(name));
