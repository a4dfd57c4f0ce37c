import type { NodeId } from '@plinth/model';

/** One rule as text. An empty `media` applies everywhere. */
export type SheetRule = { readonly selector: string; readonly media: string; readonly css: string };

/**
 * Style rules per widget in the frame's own sheet, edited in place. A change rewrites the rules of
 * one widget, so its cost doesn't grow with the page. Each widget has one `@layer nodes` group,
 * whose index never changes. Groups of removed widgets are reused.
 */
export function createNodeSheet(sheet: CSSStyleSheet) {
  const groups = new Map<NodeId, CSSGroupingRule>();
  const current = new Map<NodeId, readonly SheetRule[]>();
  const free: CSSGroupingRule[] = [];

  const groupOf = (id: NodeId): CSSGroupingRule => {
    const known = groups.get(id) ?? free.pop();
    const group = known ?? newGroup(sheet);
    groups.set(id, group);
    return group;
  };

  const rewrite = (id: NodeId, rules: readonly SheetRule[]) => {
    const group = groupOf(id);
    while (group.cssRules.length > 0) group.deleteRule(group.cssRules.length - 1);
    for (const rule of rules) group.insertRule(ruleText(rule), group.cssRules.length);
  };

  const clear = (id: NodeId) => {
    const group = groups.get(id);
    current.delete(id);
    if (!group) return;
    while (group.cssRules.length > 0) group.deleteRule(group.cssRules.length - 1);
    groups.delete(id);
    free.push(group);
  };

  return {
    set: (id: NodeId, rules: readonly SheetRule[]) => {
      const before = current.get(id);
      if (rules.length === 0) return clear(id);
      current.set(id, rules);
      if (before && sameShape(before, rules)) editInPlace(groupOf(id), before, rules);
      else rewrite(id, rules);
    },
    clear,
  };
}

export type NodeSheet = ReturnType<typeof createNodeSheet>;

const ruleText = ({ selector, media, css }: SheetRule): string =>
  media ? `@media ${media}{${selector}{${css}}}` : `${selector}{${css}}`;

const sameShape = (a: readonly SheetRule[], b: readonly SheetRule[]): boolean =>
  a.length === b.length &&
  a.every((rule, index) => rule.selector === b[index]?.selector && rule.media === b[index]?.media);

function newGroup(sheet: CSSStyleSheet): CSSGroupingRule {
  const index = sheet.insertRule('@layer nodes {}', sheet.cssRules.length);
  return sheet.cssRules[index] as CSSGroupingRule;
}

function editInPlace(
  group: CSSGroupingRule,
  before: readonly SheetRule[],
  after: readonly SheetRule[],
): void {
  after.forEach((rule, index) => {
    if (before[index]?.css === rule.css) return;
    const outer = group.cssRules[index];
    const inner = rule.media ? (outer as CSSMediaRule | undefined)?.cssRules[0] : outer;
    const style = (inner as CSSStyleRule | undefined)?.style;
    if (style) style.cssText = rule.css;
  });
}
