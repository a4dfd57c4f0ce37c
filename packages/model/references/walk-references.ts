import { isRecord } from '../tree/json-value.ts';
import type { ReferenceKind } from './declare.ts';
import { type Plan, planOf, type SchemaNode, type WithoutRecord } from './plan.ts';
import { mapTextReferences, type ReferencePlace } from './text-references.ts';

/** An id, a class name, or the key by which files of themes and blocks name a record: `@media/quay`. */
export type Target = number | string;

/** One place that refers to a record. `path` is dotted, such as `link.page_id`. */
export type Reference = {
  readonly kind: ReferenceKind;
  readonly id: Target;
  readonly path: string;
  readonly place: ReferencePlace;
};

/** The target that a reference has from now on; null drops it. */
export type Retarget = (reference: Reference) => Target | null;

/** A value that cannot be without the record that it lost. */
const LOST = Symbol('lost');

type Walk = {
  readonly path: string;
  readonly retarget: Retarget;
  readonly text: (html: string, path: string) => string;
};

const join = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

/** What stands where a value lost its record: undefined leaves the place out. */
const emptied = (without: WithoutRecord | undefined) => {
  if (without === 'null') return null;
  return without === 'absent' ? undefined : LOST;
};

function walkObject(
  value: { readonly [name: string]: unknown },
  parts: readonly (readonly [string, Plan])[],
  at: Walk,
): unknown {
  let changed: { [name: string]: unknown } | undefined;
  for (const [name, plan] of parts) {
    const given = value[name];
    if (given === undefined || given === null) continue;
    const next = walk(plan, given, { ...at, path: join(at.path, name) });
    if (next === LOST) return LOST;
    if (next === given) continue;
    changed ??= { ...value };
    if (next === undefined) delete changed[name];
    else changed[name] = next;
  }
  return changed ?? value;
}

function walkList(value: readonly unknown[], item: Plan, at: Walk): unknown {
  const items = value.map((given, index) =>
    walk(item, given, { ...at, path: join(at.path, index) }),
  );
  if (items.every((next, index) => next === value[index])) return value;
  return items.filter((next) => next !== LOST && next !== undefined);
}

function walkInside(plan: Plan, value: unknown, at: Walk): unknown {
  const { path, retarget, text } = at;
  switch (plan.is) {
    case 'reference': {
      if (typeof value !== 'number' && typeof value !== 'string') return value;
      const place = plan.isLink ? 'link' : 'property';
      return retarget({ kind: plan.kind, id: value, path, place }) ?? LOST;
    }
    case 'rich_text':
      return typeof value === 'string' ? text(value, path) : value;
    case 'object':
      return isRecord(value) ? walkObject(value, plan.parts, at) : value;
    case 'list':
      return Array.isArray(value) ? walkList(value, plan.item, at) : value;
    case 'choice': {
      const chosen = isRecord(value) && plan.options.find(({ accepts }) => accepts(value));
      return chosen ? walk(chosen.plan, value, at) : value;
    }
  }
}

function walk(plan: Plan, value: unknown, at: Walk): unknown {
  const next = walkInside(plan, value, at);
  return next === LOST ? emptied(plan.without) : next;
}

function walkValue<T>(schema: SchemaNode, value: T, work: Omit<Walk, 'path'>): T {
  const plan = planOf(schema);
  if (plan === null) return value;
  const next = walk(plan, value, { ...work, path: '' });
  return (next === LOST ? value : next) as T;
}

/**
 * The value with other targets for its references. A reference without a target leaves its place the
 * way its schema allows: null, absent, or with the smallest optional part around it. Where nothing
 * changes, the very same value comes back.
 */
export const mapReferences = <T>(schema: SchemaNode, value: T, retarget: Retarget): T =>
  walkValue(schema, value, {
    retarget,
    text: (html, path) => mapTextReferences(html, (found) => retarget({ ...found, path })),
  });

/** The value with every text that its schema declares as rich text passed through `clean`. */
export const mapRichText = <T>(schema: SchemaNode, value: T, clean: (html: string) => string): T =>
  walkValue(schema, value, { retarget: ({ id }) => id, text: clean });

/** Every reference that a value of the schema holds, in the order of its properties. */
export function referencesIn(schema: SchemaNode, value: unknown): readonly Reference[] {
  const found: Reference[] = [];
  mapReferences(schema, value, (reference) => {
    found.push(reference);
    return reference.id;
  });
  return found;
}
