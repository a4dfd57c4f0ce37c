import type { $ZodIssue } from 'zod/v4/core';
import type { DocumentIssue, TreeLimits } from '../tree/check-tree.ts';
import { checkTree } from '../tree/check-tree.ts';
import type { NodeId, PropertyValue, WidgetNode } from '../tree/node.ts';
import { sameValue } from '../tree/same-value.ts';
import { issuePaths } from '../validate/issue-keys.ts';
import { containmentFault, locationFault } from './containment.ts';
import type { WidgetDefinition, WidgetLookup } from './definition.ts';
import type { SectionLocation } from './location.ts';
import { spanIssues } from './span.ts';
import { SECTION } from './structure.ts';

export type DocumentCheck =
  | { readonly ok: true; readonly tree: WidgetNode }
  | { readonly ok: false; readonly issues: readonly DocumentIssue[] };

export type DocumentCheckRequest = {
  readonly tree: unknown;
  readonly location: SectionLocation;
  readonly lookup: WidgetLookup;
  readonly limits?: TreeLimits;
  /**
   * The stored document. Its unknown widgets and properties (written by a newer version) can stay
   * as they are, wherever their widget is moved. They can't be created, changed, or copied.
   */
  readonly stored?: WidgetNode;
};

type Stored = ReadonlyMap<NodeId, WidgetNode>;

function storedById(tree: WidgetNode | undefined): Stored {
  const found = new Map<NodeId, WidgetNode>();
  const open = tree ? [tree] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    found.set(node.id, node);
    open.push(...node.children);
  }
  return found;
}

const asValue = (node: WidgetNode): PropertyValue => ({
  ...node,
  children: node.children.map(asValue),
});

/** Whether the node and everything in it is stored unchanged. */
const isStored = (node: WidgetNode, stored: Stored): boolean => {
  const before = stored.get(node.id);
  return before !== undefined && sameValue(asValue(before), asValue(node));
};

type Open = { node: WidgetNode; parent: WidgetDefinition | undefined; path: string };

/** Where a widget has fewer items than it needs. Relative to the widget. */
function lackOf(definition: WidgetDefinition, { children, properties }: WidgetNode): string | null {
  const { children: rule, filledList } = definition;
  if (rule?.min !== undefined && children.length < rule.min) return 'children';
  if (filledList === undefined) return null;
  const list = properties[filledList] ?? definition.properties.parse({})[filledList];
  return Array.isArray(list) && list.length > 0 ? null : `properties.${filledList}`;
}

/** Widgets that were stored without items stay. */
function lackIssues(
  definition: WidgetDefinition,
  { node, path }: Open,
  stored: Stored,
): DocumentIssue[] {
  const lack = lackOf(definition, node);
  const before = stored.get(node.id);
  const wasStored = before?.widget === node.widget && lackOf(definition, before) !== null;
  return lack === null || wasStored ? [] : [{ path: join(path, lack), key: 'isEmpty' }];
}

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);

function propertyIssues(
  definition: WidgetDefinition,
  { node, path }: Open,
  stored: Stored,
): DocumentIssue[] {
  const parsed = definition.properties.safeParse(node.properties);
  const issues: readonly $ZodIssue[] = parsed.error?.issues ?? [];
  const { span, saveIssues } = definition;
  const refused = parsed.success ? (saveIssues?.(parsed.data as never) ?? []) : [];
  const before = stored.get(node.id);
  const isUnchanged = (name = '') =>
    before?.widget === node.widget &&
    Object.hasOwn(before.properties, name) &&
    sameValue(before.properties[name], node.properties[name]);
  return [...issuePaths(issues), ...refused, ...(span ? spanIssues(node.properties, span) : [])]
    .filter((issue) => !isUnchanged(issue.path.split('.')[0]))
    .map((issue) => ({ path: join(path, join('properties', issue.path)), key: issue.key }));
}

function rootIssue({ node }: Open): DocumentIssue[] {
  if (node.widget !== SECTION) return [{ path: 'widget', key: 'wrongParent' }];
  return node.children.length === 0 ? [{ path: 'children', key: 'emptySection' }] : [];
}

function nestingIssues(
  definition: WidgetDefinition,
  { node, parent, path }: Open,
  request: DocumentCheckRequest,
): DocumentIssue[] {
  const max = definition.children?.max;
  const fault =
    parent && (containmentFault(parent, definition) ?? locationFault(definition, request.location));
  return [
    ...(fault ? [{ path: join(path, 'widget'), key: fault.reason }] : []),
    ...(max !== undefined && node.children.length > max
      ? [{ path: join(path, 'children'), key: 'tooManyChildren' }]
      : []),
  ];
}

type CheckState = { readonly once: Set<string>; readonly stored: Stored };

function nodeIssues(
  open: Open,
  request: DocumentCheckRequest,
  { once, stored }: CheckState,
): DocumentIssue[] {
  const { node, path } = open;
  const definition = request.lookup(node.widget);
  if (!definition) return [{ path: join(path, 'widget'), key: 'unknownWidget' }];
  const repeated = definition.oncePerSection === true && once.has(node.widget);
  once.add(node.widget);
  return [
    ...(path === '' ? rootIssue(open) : []),
    ...nestingIssues(definition, open, request),
    ...(repeated ? [{ path: join(path, 'widget'), key: 'oncePerSection' }] : []),
    ...propertyIssues(definition, open, stored),
    ...lackIssues(definition, open, stored),
  ];
}

/**
 * Validates a document before a save: its shape, unknown widgets, unknown or invalid properties,
 * nesting and placement of widgets, and empty sections. For locks, see
 * `keepsLock`.
 */
export function checkDocument(request: DocumentCheckRequest): DocumentCheck {
  const shape = checkTree(request.tree, request.limits);
  if (!shape.ok) return shape;
  const issues: DocumentIssue[] = [];
  const state: CheckState = { once: new Set(), stored: storedById(request.stored) };
  const open: Open[] = [{ node: shape.tree, parent: undefined, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, path } = next;
    const parent = request.lookup(node.widget);
    if (!parent && isStored(node, state.stored)) continue;
    issues.push(...nodeIssues(next, request, state));
    const children = node.children.map((child, index) => ({
      node: child,
      parent,
      path: join(path, `children.${index}`),
    }));
    open.push(...children.reverse());
  }
  return issues.length === 0 ? { ok: true, tree: shape.tree } : { ok: false, issues };
}
