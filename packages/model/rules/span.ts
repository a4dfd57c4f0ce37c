import type { DocumentIssue } from '../tree/check-tree.ts';
import type { Properties } from '../tree/node.ts';
import type { WidgetRules } from './definition.ts';

export type Span = NonNullable<WidgetRules['span']>;

const numberAt = (properties: Properties, name: string): number | null => {
  const value = properties[name];
  return typeof value === 'number' ? value : null;
};

/** The limits that one end of a span has because of the other one. */
export function spanLimits(
  properties: Properties,
  { from, to }: Span,
  name: string,
): { readonly min?: number; readonly max?: number } {
  const start = numberAt(properties, from);
  const end = numberAt(properties, to);
  if (name === to && start !== null) return { min: start + 1 };
  return name === from && end !== null ? { max: end - 1 } : {};
}

/** The ends of a span that is empty. Paths are relative to the properties. */
export function spanIssues(properties: Properties, span: Span): readonly DocumentIssue[] {
  const start = numberAt(properties, span.from);
  const end = numberAt(properties, span.to);
  if (start === null || end === null || start < end) return [];
  return [
    { path: span.from, key: 'numberIsBigger' },
    { path: span.to, key: 'numberIsSmaller' },
  ];
}
