import { DATA_SOURCES, type DataRequest, type GetData } from '@plinth/model';
import { definitionOf, type Schema, unwrapped } from './paths.ts';

export const HOSTILE = `"><img src=x onerror=alert(1)></style><script>alert(1)</script>'`;

/** A value that matches the schema, with hostile strings. */
function sampleOf(schema: Schema): unknown {
  const inner = unwrapped(schema);
  const { type, shape, element, options, values, entries } = definitionOf(inner);
  switch (type) {
    case 'string':
      return HOSTILE;
    case 'number':
      return 7;
    case 'boolean':
      return false;
    case 'literal':
      return values?.[0];
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'union':
      // The first link option is `none`.
      return sampleOf(options?.at(1) as Schema);
    case 'record':
      return {};
    case 'array':
      return hasValues(element) ? [sampleOf(element)] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).map(([name, part]) => [name, sampleOf(part)]),
      );
    default:
      throw new Error(`Data has no sample of the type ${type}`);
  }
}

const hasValues = (schema: Schema | undefined): schema is Schema =>
  schema !== undefined && definitionOf(unwrapped(schema)).type !== 'never';

export const sampleData = (({ source }: DataRequest) =>
  sampleOf(DATA_SOURCES[source].result)) as GetData;
