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
const MAX_ISSUES = 100;

const FIELDS = ['id', 'widget', 'properties', 'children'];

type Open = { readonly value: unknown; readonly path: string; readonly level: number };

type CheckState = {
  readonly limits: TreeLimits;
  readonly ids: Set<string>;
  readonly issues: DocumentIssue[];
  readonly open: Open[];
};

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);

function report({ issues }: CheckState, path: string, key: TreeIssueKey): void {
  issues.push({ path, key });
}

function checkId(state: CheckState, id: unknown, path: string): void {
  if (typeof id !== 'string' || !NODE_ID.test(id)) report(state, path, 'invalidId');
  else if (state.ids.has(id)) report(state, path, 'duplicateId');
  else state.ids.add(id);
}

function checkProperties(state: CheckState, properties: unknown, path: string): void {
  if (!isRecord(properties)) {
    report(state, path, 'valueInvalid');
    return;
  }
  for (const [name, value] of Object.entries(properties)) {
    if (!PROPERTY_NAME.test(name)) report(state, join(path, name), 'invalidPropertyName');
    else if (!hasOnlyJson(value, state.limits.depth)) {
      report(state, join(path, name), 'valueInvalid');
    }
  }
}

function checkFields(state: CheckState, value: Record<string, unknown>, path: string): void {
  for (const name of Object.keys(value)) {
    if (!FIELDS.includes(name)) report(state, join(path, name), 'unknownField');
  }
  checkId(state, value.id, join(path, 'id'));
  if (typeof value.widget !== 'string' || !WIDGET_NAME.test(value.widget)) {
    report(state, join(path, 'widget'), 'invalidWidgetName');
  }
  checkProperties(state, value.properties, join(path, 'properties'));
}

function openChildren({ open }: CheckState, children: readonly unknown[], parent: Open): void {
  for (const [index, value] of [...children.entries()].reverse()) {
    open.push({ value, path: join(parent.path, `children.${index}`), level: parent.level + 1 });
  }
}

function checkNode(state: CheckState, node: Open): void {
  const { value, path, level } = node;
  if (level > state.limits.depth) report(state, path, 'tooDeep');
  else if (!isRecord(value)) report(state, path, 'valueInvalid');
  else {
    checkFields(state, value, path);
    if (Array.isArray(value.children)) openChildren(state, value.children, node);
    else report(state, join(path, 'children'), 'valueInvalid');
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
  const state: CheckState = { limits, ids: new Set(), issues: [], open };
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (++nodes > limits.nodes) {
      report(state, next.path, 'tooManyWidgets');
      break;
    }
    checkNode(state, next);
    if (state.issues.length >= MAX_ISSUES) break;
  }
  const { issues } = state;
  return issues.length === 0 ? { ok: true, tree: value as WidgetNode } : { ok: false, issues };
}
