import type { WidgetDefinition, WidgetLookup } from './definition.ts';
import type { SectionLocation } from './location.ts';
import { isAllowedIn, isLockedOut } from './location.ts';
import { COLUMN, ROW } from './structure.ts';
import type { RuleRefusal } from './verdict.ts';
import { forbid } from './verdict.ts';

/** Why a parent can't contain a child of this kind, or null if it can. */
export function containmentFault(
  parent: WidgetDefinition,
  child: WidgetDefinition,
): RuleRefusal | null {
  const { children } = parent;
  if (children?.rejects?.includes(child.name))
    return forbid('notAccepted', { widget: parent.name });
  const accepts = children?.accepts ?? [];
  if (accepts !== 'any' && !accepts.includes(child.name)) {
    return forbid('notAccepted', { widget: parent.name });
  }
  if (child.parents && !child.parents.includes(parent.name)) {
    return forbid('wrongParent', { widget: child.name });
  }
  return null;
}

/** Why a widget isn't allowed in a location, or null if it is. */
export function locationFault(
  widget: WidgetDefinition,
  location: SectionLocation,
): RuleRefusal | null {
  if (isAllowedIn(widget.allowed, location)) return null;
  return forbid('notAllowedHere', { widget: widget.name });
}

export const lockFault = (widget: string, location: SectionLocation): RuleRefusal | null =>
  isLockedOut(widget, location) ? forbid('sectionLocked', { widget }) : null;

/** Layout widgets that a drop can add around a widget, outermost first. */
export const WRAPPERS = [ROW, COLUMN] as const;

export type WrapRequest = {
  readonly lookup: WidgetLookup;
  /** Names of the receiving widget and of the inserted one. */
  readonly parent: string;
  readonly widget: string;
  readonly wrappers?: readonly string[];
};

/**
 * The shortest chain of wrappers, outermost first, that lets a parent contain a widget. Empty if
 * none is needed, `['row', 'column']` for a text dropped on a section, null if there is none.
 */
export function wrapFor(request: WrapRequest): readonly string[] | null {
  const { lookup, parent, widget, wrappers = WRAPPERS } = request;
  const holds = (outer: string, inner: string): boolean => {
    const [outside, inside] = [lookup(outer), lookup(inner)];
    return outside !== undefined && inside !== undefined && !containmentFault(outside, inside);
  };
  let chains: (readonly string[])[] = [[]];
  while (chains.length > 0) {
    const found = chains.find((chain) => holds(chain.at(-1) ?? parent, widget));
    if (found) return found;
    chains = chains.flatMap((chain) =>
      wrappers
        .filter((name) => !chain.includes(name) && holds(chain.at(-1) ?? parent, name))
        .map((name) => [...chain, name]),
    );
  }
  return null;
}
