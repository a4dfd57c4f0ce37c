import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';

/** Matches a widget and its own elements without child widgets. As specific as `:hover`. */
const partsOf = (id: NodeId): string => {
  const own = `[data-node-id="${CSS.escape(id)}"]`;
  return `:is(${own},${own} :where(:not([data-node-id],${own} [data-node-id] *)))`;
};

const styleRule = (rule: CSSStyleRule, parts: string): string =>
  rule.selectorText.includes(':hover')
    ? `${rule.selectorText.replaceAll(':hover', parts)}{${rule.style.cssText}}`
    : '';

/** The `:hover` rules in their layers and media queries, applied to `parts` instead. */
export function hoverRules(rules: CSSRuleList, parts: string): string {
  return [...rules]
    .map((rule) => {
      if ('selectorText' in rule) return styleRule(rule as CSSStyleRule, parts);
      if (!('cssRules' in rule) || rule.cssText.startsWith('@keyframes')) return '';
      const inner = hoverRules((rule as CSSGroupingRule).cssRules, parts);
      return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    })
    .join('');
}

/**
 * Shows the selected widget's hover styles while Hover is chosen, whether they come from the
 * widget's base styles, the theme, or its preset. Its own values are pinned with its node rules.
 */
export function pinHoverState(
  { ui }: EditorSession,
  pinned: CSSStyleSheet,
  sources: readonly CSSStyleSheet[],
): () => void {
  let shown: NodeId | null = null;
  const show = () => {
    const { state, selection } = ui.getState();
    const next = state === 'hover' ? (selection.at(-1) ?? null) : null;
    if (next === shown) return;
    shown = next;
    const parts = next === null ? null : partsOf(next);
    pinned.replaceSync(
      parts === null ? '' : sources.map(({ cssRules }) => hoverRules(cssRules, parts)).join(''),
    );
  };
  return ui.subscribe(show);
}
