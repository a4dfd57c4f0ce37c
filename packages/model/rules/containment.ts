import type { RulesLookup, WidgetRules } from './definition.ts';
import type { SectionLocation } from './location.ts';
import { isAllowedIn, isLockedOut } from './location.ts';
import { BLOCK, COLUMN, ROW, SECTION } from './structure.ts';
import type { RuleRefusal } from './verdict.ts';
import { forbid } from './verdict.ts';

/** Why a parent can't contain a child of this kind, or null if it can. */
export function containmentFault(parent: WidgetRules, child: WidgetRules): RuleRefusal | null {
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
export function locationFault(widget: WidgetRules, location: SectionLocation): RuleRefusal | null {
  if (isAllowedIn(widget.allowed, location)) return null;
  return forbid('notAllowedHere', { widget: widget.name });
}

export const lockFault = (widget: string, location: SectionLocation): RuleRefusal | null =>
  isLockedOut(widget, location) ? forbid('sectionLocked', { widget }) : null;

/** Layout widgets that a drop can add around a widget, outermost first. */
export const WRAPPERS = [ROW, COLUMN] as const;

export type WrapRequest = {
  readonly lookup: RulesLookup;
  /** Names of the receiving widget and of the inserted one. */
  readonly parent: string;
  readonly widget: string;
  readonly wrappers?: readonly string[];
};

type Holds = (outer: string, inner: string) => boolean;

/** The shortest chain of wrappers that lets a parent contain a widget; null if there is none. */
function shortestChain(
  { parent, widget, wrappers = WRAPPERS }: WrapRequest,
  holds: Holds,
): readonly string[] | null {
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

/**
 * The wrappers that a widget gets in a parent, outermost first: those without which the parent can't
 * contain it (`['row', 'column']` if only columns take texts), and directly in a section a block,
 * which has the padding of a section, around everything but layout. Null if the parent can't
 * contain it at all.
 */
export function wrapFor(request: WrapRequest): readonly string[] | null {
  const { lookup, parent, widget } = request;
  const holds: Holds = (outer, inner) => {
    const [outside, inside] = [lookup(outer), lookup(inner)];
    return outside !== undefined && inside !== undefined && !containmentFault(outside, inside);
  };
  const chain = shortestChain(request, holds);
  const outermost = chain?.[0] ?? widget;
  if (chain === null || parent !== SECTION || lookup(outermost)?.category === 'structure')
    return chain;
  return holds(parent, BLOCK) && holds(BLOCK, outermost) ? [BLOCK, ...chain] : chain;
}
