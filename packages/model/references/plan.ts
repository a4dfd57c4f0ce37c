import type { z } from 'zod';
import type { MediaType } from '../entities/media-type.ts';
import { declarations, type ReferenceKind } from './declare.ts';

/** What happens to a property when its record is dropped: it becomes null, or it's removed. */
export type DroppedValue = 'null' | 'absent';

/** Where references and colors can occur in values of a schema. Computed once per schema. */
export type Plan = PlanKind & { readonly whenDropped?: DroppedValue };

type PlanKind =
  | {
      readonly is: 'reference';
      readonly kind: ReferenceKind;
      readonly isLink: boolean;
      readonly mediaType?: MediaType;
      readonly mimeType?: string;
    }
  | { readonly is: 'rich_text' | 'color' | 'url' | 'anchor_link' }
  | { readonly is: 'object'; readonly parts: readonly (readonly [string, Plan])[] }
  | { readonly is: 'list'; readonly item: Plan }
  | { readonly is: 'choice'; readonly options: readonly Option[] };

type Option = { readonly accepts: (value: unknown) => boolean; readonly plan: Plan };

/** The part of a schema's interface that the walker needs. */
export type SchemaNode = { readonly _zod: { readonly def: unknown } };

type Definition = {
  readonly type: string;
  readonly innerType?: SchemaNode;
  readonly in?: SchemaNode;
  readonly out?: SchemaNode;
  readonly element?: SchemaNode;
  readonly valueType?: SchemaNode;
  readonly options?: readonly SchemaNode[];
  readonly discriminator?: string;
  readonly values?: readonly unknown[];
  readonly shape?: { readonly [name: string]: SchemaNode };
};

export const definitionOf = (schema: SchemaNode): Definition => schema._zod.def as Definition;

const WHEN_DROPPED: { readonly [type: string]: DroppedValue } = {
  nullable: 'null',
  optional: 'absent',
  default: 'absent',
  prefault: 'absent',
};

const plans = new WeakMap<SchemaNode, Plan | { readonly none: true }>();

const objectPlan = (shape: { readonly [name: string]: SchemaNode }): Plan | null => {
  const parts = Object.entries(shape).flatMap(([name, schema]) => {
    const plan = planOf(schema);
    return plan === null ? [] : [[name, plan] as const];
  });
  return parts.length === 0 ? null : { is: 'object', parts };
};

const literalAt = (schema: SchemaNode, name: string): readonly unknown[] => {
  const literal = definitionOf(schema).shape?.[name];
  return (literal && definitionOf(literal).values) ?? [];
};

const choicePlan = (options: readonly SchemaNode[], discriminator?: string): Plan | null => {
  const choices = options.flatMap((schema) => {
    const plan = planOf(schema);
    if (plan === null) return [];
    const values = discriminator === undefined ? null : literalAt(schema, discriminator);
    const accepts = (value: unknown): boolean =>
      values === null
        ? (schema as unknown as z.ZodType).safeParse(value).success
        : values.includes((value as { readonly [name: string]: unknown })[discriminator as string]);
    return [{ accepts, plan }];
  });
  return choices.length === 0 ? null : { is: 'choice', options: choices };
};

function makePlan(schema: SchemaNode): Plan | null {
  const declared = declarations.get(schema as unknown as z.ZodType);
  if (declared) {
    if ('isRichText' in declared) return { is: 'rich_text' };
    if ('isColor' in declared) return { is: 'color' };
    if ('isUrl' in declared) return { is: 'url' };
    if ('isAnchorLink' in declared) return { is: 'anchor_link' };
    const { refersTo: kind, ...reference } = declared;
    return { is: 'reference', kind, ...reference };
  }
  const { type, innerType, out, element, shape, options, discriminator } = definitionOf(schema);
  if (innerType) {
    const inner = planOf(innerType);
    const whenDropped = WHEN_DROPPED[type] ?? inner?.whenDropped;
    return inner && { ...inner, ...(whenDropped && { whenDropped }) };
  }
  if (type === 'pipe' && out) return planOf(out);
  if (element) {
    const item = planOf(element);
    return item && { is: 'list', item };
  }
  if (options) return choicePlan(options, discriminator);
  return shape ? objectPlan(shape) : null;
}

/** Null: values of the schema never have references or colors. */
export function planOf(schema: SchemaNode): Plan | null {
  const cached = plans.get(schema);
  if (cached) return 'none' in cached ? null : cached;
  const plan = makePlan(schema);
  plans.set(schema, plan ?? { none: true });
  return plan;
}
