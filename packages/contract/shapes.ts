import { RecordId, recordFields, Timestamp, typedText, type WidgetNode } from '@plinth/model';
import { z } from 'zod';

export const id = RecordId;
export const isoTime = Timestamp;
export const done = z.literal(true);
export const noParams = z.strictObject({});

/** The four fields of every stored record. `revision` starts at 1 and increases with each save. */
export const storedFields = recordFields;

/** Any JSON object validated by another schema, such as a widget's or style's properties. */
export const properties = z.record(z.string().max(64), z.json());

/** A URL that works until a time. */
export const signedUrl = z.strictObject({ url: z.string(), expires: isoTime });

/** A document on the wire. `checkDocument` in the model validates its content. */
export const documentNode: z.ZodType<WidgetNode, WidgetNode> = z.strictObject({
  id: z.string(),
  widget: z.string(),
  properties: z.record(z.string(), z.json()),
  get children() {
    return z.array(documentNode);
  },
});

const listShape = {
  page: z.int().positive().max(1_000_000).default(1),
  count: z.int().positive().max(200).default(20),
  search: typedText().max(255).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
};

/**
 * `{ page = 1, count = 20, search?, sort?, direction?, filter? }`. `sort` is one of the given
 * names.
 */
export const listParams = <const S extends readonly string[], F extends z.ZodRawShape>(
  sort: S,
  filter: F,
) =>
  z.strictObject({
    ...listShape,
    sort: z.enum(sort).optional(),
    filter: z.strictObject(filter).partial().optional(),
  });

export const listOf = <R extends z.ZodType>(record: R) =>
  z.strictObject({
    items: z.array(record),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    count: z.int().positive(),
  });

/** A field's type without its default. */
export type WithoutDefault<T> = T extends z.ZodDefault<infer I> ? I : T;
type ShapeWithoutDefaults<S extends z.ZodRawShape> = { [K in keyof S]: WithoutDefault<S[K]> };
type PatchShape<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<WithoutDefault<S[K]>> };

const mapShape = (
  schema: z.ZodObject,
  map: (type: z.ZodType) => z.ZodType,
): { readonly [field: string]: z.ZodType } =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, type]) => [name, map(type as z.ZodType)]),
  );

const withoutDefault = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodDefault ? (type.unwrap() as z.ZodType) : type;

/** The fields of a schema without defaults. Stored records have all fields. */
export const shapeWithoutDefaults = <S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
): ShapeWithoutDefaults<S> =>
  mapShape(schema, withoutDefault) as unknown as ShapeWithoutDefaults<S>;

/**
 * The fields of a schema, all optional and without defaults, so that a patch doesn't add fields.
 */
export const patchOf = <S extends z.ZodRawShape>(schema: z.ZodObject<S>) => {
  const optional = mapShape(schema, (type) => z.optional(withoutDefault(type)));
  const patch = z.strictObject(optional as PatchShape<S>);
  const { catchall } = schema.def;
  return catchall ? (patch.catchall(catchall) as unknown as typeof patch) : patch;
};

/**
 * `{ item, revision? }`. Without `item.id`, creates a record and validates it against `schema`.
 * Otherwise changes the given fields, which requires the current revision.
 */
export const saveParams = <S extends z.ZodRawShape>(schema: z.ZodObject<S>) =>
  z
    .strictObject({
      item: patchOf(schema).extend({ id: id.optional() }),
      revision: z.int().positive().optional(),
    })
    .superRefine((params, context) => {
      const { id: recordId, ...fields } = params.item as { id?: number };
      if (recordId !== undefined) {
        if (params.revision === undefined) {
          context.addIssue({ code: 'custom', path: ['revision'], message: 'isEmpty' });
        }
        return;
      }
      for (const issue of schema.safeParse(fields).error?.issues ?? []) {
        context.addIssue({ ...issue, path: ['item', ...issue.path] } as never);
      }
    });

export const byId = z.strictObject({ id });
export const byIds = z.strictObject({ ids: z.array(id).min(1).max(200) });
export const deletedCount = z.strictObject({ deleted: z.int().nonnegative() });
