import { RECORDS, type SettingsGroup, settingsDefinition, settingsGroup } from '@plinth/contract';
import {
  documentReferences,
  MediaFields,
  PageFields,
  type Reference,
  type ReferenceKind,
  referencesIn,
  type SchemaNode,
  STYLE_PROPERTIES,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import {
  RECORD_TYPES,
  type RecordName,
  type StoredRecords,
} from '../storage/database/record-types.ts';
import { SERVICE_PAGES } from './service-pages.ts';

export const idsOf = (references: readonly Reference[], kind: ReferenceKind): ReadonlySet<number> =>
  new Set(
    references.flatMap((one) => (one.kind === kind && typeof one.id === 'number' ? [one.id] : [])),
  );

const inProperties = (schema: SchemaNode | undefined, properties: unknown): readonly Reference[] =>
  (schema ? referencesIn(schema, properties) : []).map((one) => ({
    ...one,
    path: `properties.${one.path}`,
  }));

const isGroup = (name: string): name is SettingsGroup => settingsGroup.safeParse(name).success;

const settingSchema = (name: string): SchemaNode | undefined => {
  if (name === SERVICE_PAGES.name) return SERVICE_PAGES.schema;
  return isGroup(name) ? settingsDefinition(name).schema : undefined;
};

type ReferenceReaders = {
  readonly [N in RecordName]?: (record: StoredRecords[N]) => readonly Reference[];
};

type Fields = { readonly shape: { readonly [field: string]: SchemaNode } } & SchemaNode;

/** Records whose schema declares their references. */
const FIELDS: ReadonlyMap<string, Fields> = new Map<string, Fields>([
  ...RECORDS.map(({ name, fields }) => [name, fields] as const),
  ['page', PageFields],
  ['media', MediaFields],
]);

/** Records with references in documents or in values whose schema depends on the record. */
const REFERENCE_READERS: ReferenceReaders = {
  section: ({ document }) => documentReferences(document, widgetDefinition, 'document'),
  block: ({ document }) => documentReferences(document, widgetDefinition, 'document'),
  style: ({ type, properties }) => inProperties(STYLE_PROPERTIES[type], properties),
  preset: ({ widget_name, properties, original }) =>
    [properties, original ?? {}].flatMap((each) =>
      inProperties(widgetDefinition(widget_name)?.properties, each),
    ),
  setting: ({ name, values }) => {
    const schema = settingSchema(name);
    return schema ? referencesIn(schema, values) : [];
  },
};

/** All references of a stored record. */
export function recordReferences<N extends RecordName>(
  name: N,
  record: StoredRecords[N],
): readonly Reference[] {
  const readReferences = REFERENCE_READERS[name];
  if (readReferences) return readReferences(record);
  const fields = FIELDS.get(name);
  return fields ? referencesIn(fields, record) : [];
}

/** Columns that can hold references of a kind: plain ids, and JSON that may contain some. */
export function referenceColumns(
  name: RecordName,
  kind: ReferenceKind,
): { readonly plain: readonly string[]; readonly json: readonly string[] } {
  const { json } = RECORD_TYPES[name];
  if (REFERENCE_READERS[name]) return { plain: [], json };
  const fields = Object.entries(FIELDS.get(name)?.shape ?? {});
  const names = fields.map(([field]) => field);
  return {
    plain: fields
      .filter(([, schema]) => referencesIn(schema, 1).some((one) => one.kind === kind))
      .map(([field]) => field),
    json: json.filter((column) => names.includes(column)),
  };
}
