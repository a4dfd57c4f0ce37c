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
import type { RecordName, StoredRecords } from '../storage/database/record-types.ts';
import { SERVICE_PAGES } from './service-pages.ts';

/** The ids that references of a kind name. */
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

type Holders = {
  readonly [N in RecordName]?: (record: StoredRecords[N]) => readonly Reference[];
};

const DEFINED: ReadonlyMap<string, SchemaNode> = new Map(
  RECORDS.map(({ name, fields }) => [name, fields]),
);

/** What records refer to, where no definition says it by its fields. */
const HOLDERS: Holders = {
  page: (page) => referencesIn(PageFields, page),
  section: ({ document }) => documentReferences(document, widgetDefinition, 'document'),
  block: ({ document }) => documentReferences(document, widgetDefinition, 'document'),
  style: ({ type, properties }) => inProperties(STYLE_PROPERTIES[type], properties),
  preset: ({ widget_name, properties }) =>
    inProperties(widgetDefinition(widget_name)?.properties, properties),
  media: (media) => referencesIn(MediaFields, media),
  setting: ({ name, values }) => {
    const schema = settingSchema(name);
    return schema ? referencesIn(schema, values) : [];
  },
};

/** Everything that a stored record refers to. */
export function recordReferences<N extends RecordName>(
  name: N,
  record: StoredRecords[N],
): readonly Reference[] {
  const holder = HOLDERS[name];
  if (holder) return holder(record);
  const fields = DEFINED.get(name);
  return fields ? referencesIn(fields, record) : [];
}
