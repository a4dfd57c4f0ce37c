import { issuePaths } from '@plinth/model';
import type { ZodObject } from 'zod';

/** The keys with which a widget refuses properties, by the path of the property. */
export const refused = (schema: { readonly properties: ZodObject }, properties: object) =>
  Object.fromEntries(
    issuePaths(schema.properties.safeParse(properties).error?.issues ?? []).map(({ path, key }) => [
      path,
      key,
    ]),
  );
