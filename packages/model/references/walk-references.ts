import { moreNumber } from '../design/color-theme.ts';
import { withoutColorClasses } from '../design/more-color-uses.ts';
import type { MediaType } from '../entities/media-type.ts';
import { isRecord } from '../tree/json-value.ts';
import type { ReferenceKind } from './declare.ts';
import { type DroppedValue, type Plan, planOf, type SchemaNode } from './plan.ts';
import { mapTextReferences, type ReferenceContext } from './text-references.ts';
import { mapTextUrls } from './text-urls.ts';

/** A record id, a class name, or a key that theme and block files use: `@media/quay`. */
export type Target = number | string;

/** One reference to a record. `path` is dotted, such as `link.page_id`. */
export type Reference = {
  readonly kind: ReferenceKind;
  readonly id: Target;
  readonly path: string;
  readonly context: ReferenceContext;
  /** The only type of media file that is allowed. */
  readonly mediaType?: MediaType;
  /** The only format of media file that is allowed. */
  readonly mimeType?: string;
};

/** Returns the new target of a reference, or null to drop it. */
export type Retarget = (reference: Reference) => Target | null;

/** Marks a value that can't exist without the record it lost. */
const LOST = Symbol('lost');

type Walk = {
  readonly path: string;
  readonly retarget: Retarget;
  readonly text: (html: string, path: string) => string;
  readonly hasColor?: (token: string) => boolean;
  readonly url?: (url: string, path: string) => string | null;
};

const join = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

/** The replacement for a value that lost its record. Undefined removes the property. */
const emptyValue = (whenDropped: DroppedValue | undefined) => {
  if (whenDropped === 'null') return null;
  return whenDropped === 'absent' ? undefined : LOST;
};

function walkObject(
  value: { readonly [name: string]: unknown },
  parts: readonly (readonly [string, Plan])[],
  at: Walk,
): unknown {
  let changed: { [name: string]: unknown } | undefined;
  for (const [name, plan] of parts) {
    const current = value[name];
    if (current === undefined || current === null) continue;
    const next = walk(plan, current, { ...at, path: join(at.path, name) });
    if (next === LOST) return LOST;
    if (next === current) continue;
    changed ??= { ...value };
    if (next === undefined) delete changed[name];
    else changed[name] = next;
  }
  return changed ?? value;
}

function walkList(value: readonly unknown[], item: Plan, at: Walk): unknown {
  const items = value.map((current, index) =>
    walk(item, current, { ...at, path: join(at.path, index) }),
  );
  if (items.every((next, index) => next === value[index])) return value;
  return items.filter((next) => next !== LOST && next !== undefined);
}

function walkReference(
  plan: Plan & { readonly is: 'reference' },
  value: unknown,
  at: Walk,
): unknown {
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const context = plan.isLink ? 'link' : 'property';
  const { kind, mediaType, mimeType } = plan;
  const format = { ...(mediaType && { mediaType }), ...(mimeType && { mimeType }) };
  return at.retarget({ kind, id: value, path: at.path, context, ...format }) ?? LOST;
}

/** A link to another URL than its anchor leads to a URL. */
function walkAnchorLink(value: unknown, { path, url }: Walk): unknown {
  if (!isRecord(value) || typeof value.anchor !== 'string' || !url) return value;
  const { anchor, ...link } = value;
  const next = url(`#${anchor}`, join(path, 'anchor'));
  if (next === null) return LOST;
  return next === `#${anchor}` ? value : { ...link, action: 'url', url: next };
}

function walkPlan(plan: Plan, value: unknown, at: Walk): unknown {
  const { path, text } = at;
  switch (plan.is) {
    case 'reference':
      return walkReference(plan, value, at);
    case 'rich_text':
      return typeof value === 'string' ? text(value, path) : value;
    case 'color':
      return typeof value === 'string' && at.hasColor?.(value) === false ? LOST : value;
    case 'url':
      return typeof value === 'string' && at.url ? (at.url(value, path) ?? LOST) : value;
    case 'anchor_link':
      return walkAnchorLink(value, at);
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
  const next = walkPlan(plan, value, at);
  return next === LOST ? emptyValue(plan.whenDropped) : next;
}

function walkValue<T>(schema: SchemaNode, value: T, work: Omit<Walk, 'path'>): T {
  const plan = planOf(schema);
  if (plan === null) return value;
  const next = walk(plan, value, { ...work, path: '' });
  return (next === LOST ? value : next) as T;
}

/**
 * Replaces the references in a value. A reference without a target becomes null or is removed, as
 * its schema allows; otherwise the smallest optional part around it is. Returns the same value if
 * nothing changes.
 */
export const mapReferences = <T>(schema: SchemaNode, value: T, retarget: Retarget): T =>
  walkValue(schema, value, {
    retarget,
    text: (html, path) => mapTextReferences(html, (found) => retarget({ ...found, path })),
  });

/** Applies `clean` to every rich text in the value. */
export const mapRichText = <T>(schema: SchemaNode, value: T, clean: (html: string) => string): T =>
  walkValue(schema, value, { retarget: ({ id }) => id, text: clean });

/**
 * Removes custom colors that are gone from a value, as `mapReferences` removes references, and their
 * classes from rich text.
 */
export const withoutMoreColors = <T>(
  schema: SchemaNode,
  value: T,
  isGone: (number: number) => boolean,
): T =>
  walkValue(schema, value, {
    retarget: ({ id }) => id,
    text: (html) => withoutColorClasses(html, isGone),
    hasColor: (token) => {
      const number = moreNumber(token);
      return number === null || !isGone(number);
    },
  });

/**
 * Replaces the URLs of links in a value, in properties and in rich text. A link without a URL becomes
 * none. Links to an anchor of the same page have a URL such as `#prices`, those to records none.
 */
export const mapLinkUrls = <T>(
  schema: SchemaNode,
  value: T,
  url: (url: string, path: string) => string | null,
): T =>
  walkValue(schema, value, {
    retarget: ({ id }) => id,
    text: (html, path) => mapTextUrls(html, (one) => url(one, path)),
    url,
  });

/** All rich texts in the value, in the order of its properties. */
export function richTextsIn(schema: SchemaNode, value: unknown): readonly string[] {
  const found: string[] = [];
  mapRichText(schema, value, (html) => {
    found.push(html);
    return html;
  });
  return found;
}

/** All references in a value, in the order of its properties. */
export function referencesIn(schema: SchemaNode, value: unknown): readonly Reference[] {
  const found: Reference[] = [];
  mapReferences(schema, value, (reference) => {
    found.push(reference);
    return reference.id;
  });
  return found;
}
