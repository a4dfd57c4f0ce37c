import type { z } from 'zod';
import { RecordId } from '../entities/fields.ts';
import { declarations } from './declare.ts';
import { definitionOf, type SchemaNode } from './plan.ts';

const WRAPPED = ['innerType', 'out', 'element'] as const;

/** A record's own id isn't a reference. */
const OWN_ID = 'id';

const looksLikeReference = (schema: SchemaNode, name: string): boolean => {
  if (name === OWN_ID) return false;
  const { type } = definitionOf(schema);
  if (type === 'number') return schema === RecordId || /_ids?$/.test(name);
  return type === 'string' && /(?:^|_)html$/.test(name);
};

/**
 * Paths of properties that appear to contain a record id or rich text but aren't declared. The
 * walker would miss them.
 */
export function undeclaredReferences(schema: SchemaNode, path = ''): readonly string[] {
  if (declarations.get(schema as unknown as z.ZodType)) return [];
  const definition = definitionOf(schema);
  const wrapped = WRAPPED.map((name) => definition[name]).find((inner) => inner !== undefined);
  if (wrapped) return undeclaredReferences(wrapped, path);
  if (definition.options) {
    return definition.options.flatMap((option) => undeclaredReferences(option, path));
  }
  if (definition.shape) {
    return Object.entries(definition.shape).flatMap(([name, inner]) =>
      undeclaredReferences(inner, path === '' ? name : `${path}.${name}`),
    );
  }
  return looksLikeReference(schema, path.split('.').at(-1) ?? '') ? [path] : [];
}
