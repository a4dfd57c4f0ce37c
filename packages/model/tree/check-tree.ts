import { hasOnlyJson, isRecord } from './json-value.ts';
import type { WidgetNode } from './node.ts';
import { NODE_ID, PROPERTY_NAME, WIDGET_NAME } from './property-name.ts';

/** An issue at one path of a document. `path` is dotted, such as `children.0.properties.foo`. */
export type DocumentIssue = { readonly path: string; readonly key: string };

export type TreeIssueKey =
  | 'valueInvalid'
  | 'unknownField'
  | 'invalidId'
  | 'duplicateId'
  | 'invalidWidgetName'
  | 'invalidPropertyName'
  | 'tooManyWidgets'
  | 'tooDeep';

export type TreeLimits = { readonly nodes: number; readonly depth: number };

/** The root is level 1. `depth` also limits the nesting of property values. */
export const TREE_LIMITS: TreeLimits = { nodes: 20_000, depth: 64 };

/** Checking stops after this many issues. */
const MOST_ISSUES = 100;

const FIELDS = ['id', 'widget', 'properties', 'children'];

type Open = { readonly value: unknown; readonly path: string; readonly level: number };

type Checking = {
  readonly limits: TreeLimits;
  readonly ids: Set<string>;
  readonly issues: DocumentIssue[];
  readonly open: Open[];
};

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);

function report({ issues }: Checking, path: string, key: TreeIssueKey): void {
  issues.push({ path, key });
}

function checkId(checking: Checking, id: unknown, path: string): void {
  if (typeof id !== 'string' || !NODE_ID.test(id)) report(checking, path, 'invalidId');
  else if (checking.ids.has(id)) report(checking, path, 'duplicateId');
  else checking.ids.add(id);
}

function checkProperties(checking: Checking, properties: unknown, path: string): void {
  if (!isRecord(properties)) {
    report(checking, path, 'valueInvalid');
    return;
  }
  for (const [name, value] of Object.entries(properties)) {
    if (!PROPERTY_NAME.test(name)) report(checking, join(path, name), 'invalidPropertyName');
    else if (!hasOnlyJson(value, checking.limits.depth)) {
      report(checking, join(path, name), 'valueInvalid');
    }
  }
}

function checkFields(checking: Checking, value: Record<string, unknown>, path: string): void {
  for (const name of Object.keys(value)) {
    if (!FIELDS.includes(name)) report(checking, join(path, name), 'unknownField');
  }
  checkId(checking, value.id, join(path, 'id'));
  if (typeof value.widget !== 'string' || !WIDGET_NAME.test(value.widget)) {
    report(checking, join(path, 'widget'), 'invalidWidgetName');
  }
  checkProperties(checking, value.properties, join(path, 'properties'));
}

function openChildren({ open }: Checking, children: readonly unknown[], parent: Open): void {
  for (const [index, value] of [...children.entries()].reverse()) {
    open.push({ value, path: join(parent.path, `children.${index}`), level: parent.level + 1 });
  }
}

function checkNode(checking: Checking, node: Open): void {
  const { value, path, level } = node;
  if (level > checking.limits.depth) report(checking, path, 'tooDeep');
  else if (!isRecord(value)) report(checking, path, 'valueInvalid');
  else {
    checkFields(checking, value, path);
    if (Array.isArray(value.children)) openChildren(checking, value.children, node);
    else report(checking, join(path, 'children'), 'valueInvalid');
  }
}

/**
 * Whether an untrusted value has the shape of a document: fields, ids (format and uniqueness),
 * names, and limits. `checkDocument` validates nesting and placement.
 */
export function checkTree(
  value: unknown,
  limits: TreeLimits = TREE_LIMITS,
):
  | { readonly ok: true; readonly tree: WidgetNode }
  | { readonly ok: false; readonly issues: readonly DocumentIssue[] } {
  const open: Open[] = [{ value, path: '', level: 1 }];
  const checking: Checking = { limits, ids: new Set(), issues: [], open };
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (++nodes > limits.nodes) {
      report(checking, next.path, 'tooManyWidgets');
      break;
    }
    checkNode(checking, next);
    if (checking.issues.length >= MOST_ISSUES) break;
  }
  const { issues } = checking;
  return issues.length === 0 ? { ok: true, tree: value as WidgetNode } : { ok: false, issues };
}
