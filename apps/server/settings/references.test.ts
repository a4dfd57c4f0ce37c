import { settingsDefinition, settingsGroup } from '@plinth/contract';
import * as model from '@plinth/model';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SERVICE_PAGES } from '../documents/service-pages.ts';

const schemas = [
  ...Object.entries(model).filter((entry) => entry[1] instanceof z.ZodObject),
  ...settingsGroup.options.map((name) => [name, settingsDefinition(name).schema] as const),
  [SERVICE_PAGES.name, SERVICE_PAGES.schema] as const,
] as readonly (readonly [string, z.ZodType])[];

test.each(schemas)('%s declares all its references', (_, schema) => {
  expect(model.undeclaredReferences(schema)).toEqual([]);
});
